"""Servers as processes: how they are started and stopped, and the processor time they have used."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

#: Linux counts processor time in these.
TICKS = os.sysconf("SC_CLK_TCK")
GRACE = 10.0


@asynccontextmanager
async def running(
    command: Sequence[str], folder: Path, environment: Mapping[str, str]
) -> AsyncIterator[tuple[int, str]]:
    """Run a server that prints the number of its port; gives its process and its address."""
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=folder,
        env=os.environ | environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        yield process.pid, await _address(process)
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(process.wait(), GRACE)


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        _, found, rest = line.decode().partition("http://127.0.0.1:")
        if found:
            port = rest.partition("/")[0].strip()
            return f"127.0.0.1:{port}"
    raise RuntimeError("the server did not open")


def processor_seconds(pid: int) -> float:
    """What a process, its threads and all its children have used so far, in seconds."""
    after_name = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    # utime, stime and, of children that have ended, cutime and cstime
    own = sum(int(ticks) for ticks in after_name[11:15]) / TICKS
    return own + sum(processor_seconds(child) for child in children_of(pid))


def children_of(pid: int) -> list[int]:
    """The processes that a process has begun and that still live."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return [int(child) for task in tasks for child in (task / "children").read_text().split()]
