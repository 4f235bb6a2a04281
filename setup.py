"""Compiles the rules with mypyc where a C compiler is at hand; installs plain Python elsewhere.

Everything else about the package is said in pyproject.toml. `GRUFT_PURE=1` asks for plain Python.
"""

import io
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from contextlib import redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

# What is compiled: these modules of the kernel, and these rooms of every game. A house rule reads
# the lists.
KERNEL = ("chance.py", "journal.py", "playout.py", "position.py", "question.py", "vectors.py")
ROOMS = ("state", "rules", "knowledge", "advice")
# The kernel and each game are a library of their own: they are built side by side, and a game that
# does not compile stays plain Python alone. Made in one call, so that calls from one into the
# other stay native.
KERNEL_LIBRARY = "gruft.kernel"
GAME_OF = re.compile(r"src/gruft/games/(\w+)/")
LIBRARY_OF = re.compile(r"(gruft\.kernel|gruft\.games\.\w+?)(?:__mypyc$|\.)")
COMPLAINT = re.compile(
    r"^(src/\S+?:\d+)(?::\d+)?: (?!note:|warning:)(?:error: )?(.+)$", re.MULTILINE
)

# What a C compiler like gcc or clang is told besides what mypyc tells it.
FLAGS = (
    # gcc looks up the column of every statement to warn of a misleading indentation. In the C files
    # that mypyc writes this takes longer than everything else.
    "-Wno-misleading-indentation",
    # A function that no other library sees may be inlined and called directly. mypyc's libraries
    # know each other by tables, not by names, and this is a tenth of the time of random play.
    "-fvisibility=hidden",
)

# Only these commands build; setuptools also runs this file to ask for names and versions.
# An editable install is left out on purpose: compiled modules would hide later edits.
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}


class CannotCompile(Exception):
    """Why the rules stay plain Python, in words for the person who installs."""


def libraries(home: Path = Path()) -> dict[str, list[str]]:
    """The files that are compiled, by the library that they go into."""
    package = home / "src/gruft"
    found = {KERNEL_LIBRARY: {package / "kernel" / name for name in KERNEL}}
    for game in sorted((package / "games").glob("*/game.py")):
        files = {file for room in ROOMS for file in (game.parent / room).glob("*.py")}
        found[f"gruft.games.{game.parent.name}"] = files
    return {
        library: sorted(file.as_posix() for file in files if file.name != "__init__.py")
        for library, files in found.items()
        if files
    }


def require_a_compiler() -> None:
    """Compile one line against the Python headers, silently."""
    if os.environ.get("GRUFT_PURE") == "1":
        raise CannotCompile("GRUFT_PURE=1 is set")
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
    """Everything that compiles; games that mypyc refuses are named and left out."""
    require_a_compiler()
    wanted = libraries()
    while True:
        said = io.StringIO()
        try:
            with redirect_stdout(said):
                modules = translated(wanted)
        except SystemExit:
            for game, reason in refused(said.getvalue(), wanted).items():
                announce_plain(game, reason)
                del wanted[game]
        else:
            return [with_flags(module) for module in largest_first(modules)]
        finally:
            print(said.getvalue(), end="")


def translated(wanted: dict[str, list[str]]) -> list[Extension]:
    """The C extensions that mypyc makes of the files."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        raise CannotCompile("mypy is not installed") from None
    # The checks' configuration stays out: a stricter lint must not break an installation. Their
    # cache as well: what mypyc remembers belongs to the C files that lie beside it.
    options = ["--config-file=", "--cache-dir=build/mypy", "--ignore-missing-imports"]
    files = [file for library in wanted.values() for file in library]
    groups: list[tuple[list[str], str | None]] = [
        (library, name) for name, library in wanted.items()
    ]
    return mypycify([*options, *files], opt_level="3", debug_level="0", separate=groups)


def refused(said: str, wanted: dict[str, list[str]]) -> dict[str, str]:
    """The games that mypyc complains about, each with its first complaint."""
    complaints: dict[str, str] = {}
    for place, reason in COMPLAINT.findall(said):
        game = GAME_OF.match(place)
        library = f"gruft.games.{game[1]}" if game else KERNEL_LIBRARY
        if library == KERNEL_LIBRARY or library not in wanted:
            raise CannotCompile(f"mypyc refused {place}: {reason}")
        complaints.setdefault(library, f"{place}: {reason}")
    if not complaints:
        raise CannotCompile("mypyc refused the sources")
    return complaints


def largest_first(modules: list[Extension]) -> list[Extension]:
    """The order in which two cores are done soonest."""
    return sorted(modules, key=lambda module: -sum(Path(c).stat().st_size for c in module.sources))


def with_flags(module: Extension) -> Extension:
    if sysconfig.get_config_var("CC") is not None:  # Windows, whose compiler is another, has none.
        # The modules share one list.
        module.extra_compile_args = [*module.extra_compile_args, *FLAGS]
    return module


def announce_pure(reason: object) -> None:
    print(f"gruft: the rules stay plain Python, correct but slower: {reason}", file=sys.stderr)


def announce_plain(library: str, reason: str) -> None:
    game = library.rpartition(".")[2]
    print(f"gruft: {game} stays plain Python, correct but slower: {reason}", file=sys.stderr)


def library_of(extension: Extension) -> str:
    """The library that an extension is, or that its module lives in."""
    found = LIBRARY_OF.match(extension.name)
    return found[1] if found else KERNEL_LIBRARY


class CompileOrStayPure(build_ext):
    """A library is built whole or not at all: its modules cannot live without it."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.failed: set[str] = set()
        self.parallel = self.parallel or os.cpu_count()

    def build_extensions(self) -> None:
        link = self.compiler.link_shared_object

        def link_whole(objects: list[str], library: str, *rest: object, **named: object) -> None:
            """What is there is whole: an interrupted build leaves nothing that looks finished."""
            link(objects, f"{library}.part", *rest, **named)
            Path(f"{library}.part").replace(library)

        self.compiler.link_shared_object = link_whole
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception:  # Whatever stops the build, an installation that works is better.
            self.failed.add(library_of(ext))

    def run(self) -> None:
        super().run()
        if KERNEL_LIBRARY in self.failed:  # Compiled games call into it.
            announce_pure("the C compiler failed")
            self.extensions = []
        for game in sorted(self.failed - {KERNEL_LIBRARY} if self.extensions else ()):
            announce_plain(game, "the C compiler failed")
        self.extensions = [ext for ext in self.extensions if library_of(ext) not in self.failed]
        self.remove_leftovers()

    def remove_leftovers(self) -> None:
        """A library of an earlier build would hide its source, or outlive it."""
        built = {Path(file).resolve() for file in self.get_outputs()}
        for suffix in ("so", "pyd"):
            for file in Path(self.build_lib).rglob(f"*.{suffix}"):
                if file.resolve() not in built:
                    file.unlink()


def extensions() -> list[Extension]:
    if BUILDING.isdisjoint(sys.argv):
        return []
    try:
        return compiled_modules()
    except CannotCompile as reason:
        announce_pure(reason)
        return []


def can_compile() -> int:
    """Say why not; the exit code tells."""
    try:
        require_a_compiler()
    except CannotCompile as reason:
        announce_pure(reason)
        return 1
    return 0


if __name__ == "__main__":
    if sys.argv[1:] == ["can_compile"]:
        sys.exit(can_compile())
    setup(ext_modules=extensions(), cmdclass={"build_ext": CompileOrStayPure})
