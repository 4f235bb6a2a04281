"""Compiles the rules with mypyc where a C compiler is at hand; installs plain Python elsewhere.

Everything else about the package is said in pyproject.toml. `GRUFT_PURE=1` asks for plain Python.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# What is compiled. A house rule reads these two lists.
KERNEL = ("chance.py", "journal.py", "playout.py", "position.py", "vectors.py")
EVERY_GAME = (
    "bits.py",
    "villa.py",
    "cards.py",
    "layout.py",
    "board.py",
    "piles.py",
    "decks.py",
    "reading.py",
    "state.py",
    "position.py",
    "turns.py",
    "rounds.py",
    "rules/*.py",
    "knowledge.py",
    "paths.py",
    "dealing.py",
    "worlds.py",
    "windows.py",
    "answering.py",
    "steps.py",
    "set_up.py",
    "experience.py",
    "odds.py",
    "worth.py",
    "plays.py",
    "fighting.py",
    "supporting.py",
    "responding.py",
    "trading.py",
    "ways.py",
    "scouting.py",
    "gathering.py",
    "errands.py",
    "helping.py",
    "hunting.py",
    "haunting.py",
    "serving.py",
    "hiding.py",
    "motives.py",
    "advice.py",
)

# gcc looks up the column of every statement to warn of a misleading indentation. In the 50 MB that
# mypyc writes as one file this took longer than everything else: 3.6 minutes of CPU instead of 1.5.
QUIETER = ("-Wno-misleading-indentation",)

# Only these commands build; setuptools also runs this file to ask for names and versions.
# An editable install is left out on purpose: compiled modules would hide later edits.
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}


class CannotCompile(Exception):
    """Why the rules stay plain Python, in words for the person who installs."""


def hot_modules() -> list[str]:
    globs = [f"kernel/{name}" for name in KERNEL] + [f"games/*/{name}" for name in EVERY_GAME]
    found = {path for glob in globs for path in Path("src/gruft").glob(glob)}
    return sorted(path.as_posix() for path in found if path.name != "__init__.py")


def require_a_compiler() -> None:
    """Compile one line against the Python headers, silently."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if compiler is None:
        return  # Windows: setuptools looks for its compiler itself, and building tells.
    with TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        include = sysconfig.get_path("include")
        command = [*shlex.split(compiler), "-I", include, "-c", str(source), "-o", f"{source}.o"]
        try:
            subprocess.run(command, check=True, capture_output=True)
        except FileNotFoundError:
            raise CannotCompile("no C compiler was found") from None
        except subprocess.CalledProcessError:
            raise CannotCompile("the C compiler does not find the Python headers") from None


def compiled_modules() -> list[Extension]:
    if os.environ.get("GRUFT_PURE") == "1":
        raise CannotCompile("GRUFT_PURE=1 is set")
    require_a_compiler()
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise CannotCompile("mypy is not installed") from None
    # The checks' configuration stays out: a stricter lint must not break an installation.
    options = ["--config-file=", "--python-version=3.11", "--ignore-missing-imports"]
    try:
        modules = mypycify([*options, *hot_modules()], opt_level="3", group_name="gruft")
    except SystemExit:
        raise CannotCompile("mypyc refused the sources") from None
    return [without_needless_looks(module) for module in modules]


def without_needless_looks(module: Extension) -> Extension:
    """The same extension, compiled without a warning that takes minutes and concerns nobody."""
    if sysconfig.get_config_var("CC") is not None:  # Windows, whose compiler is another, has none.
        # The modules share one list.
        module.extra_compile_args = [*module.extra_compile_args, *QUIETER]
    return module


def announce_pure(reason: object) -> None:
    print(f"gruft: installing as plain Python, correct but slower: {reason}", file=sys.stderr)


class CompileOrStayPure(build_ext):
    """All extensions or none: mypyc's modules share one library and cannot live without it."""

    def run(self) -> None:
        try:
            super().run()
        except Exception:  # Whatever stops the build, an installation that works is better.
            announce_pure("the C compiler failed")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def extensions() -> list[Extension]:
    if BUILDING.isdisjoint(sys.argv):
        return []
    try:
        return compiled_modules()
    except CannotCompile as reason:
        announce_pure(reason)
        return []


setup(ext_modules=extensions(), cmdclass={"build_ext": CompileOrStayPure})
