"""Makes the small sounds of the page by arithmetic: run it, and the files are the same again.

`python -m tools.sounds` writes web/src/lib/sound/files. Each sound is a recipe of knocks (noise
that dies away) and tones (a fundamental with its partials). Nothing here is a recording, so nothing
has to be licensed. All are made as loud as each other to an ear, not to a meter of peaks: a bell
that rings on would drown a card that clicks.
"""

import math
import random
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

#: Numbers a second: noise is sharp, and tones need no more than twice their highest partial.
RATE = 16000
DEEP = 8000
DEEP_SOUNDS = frozenset({"bell", "dawn", "win", "lose", "glass"})
FILES = Path(__file__).parent.parent / "web/src/lib/sound/files"
#: Two sounds that begin together never add up to more than a loudspeaker is given.
HIGHEST = 0.5
#: How loud a sound is where it is loudest, as an ear hears it, and what counts as "where".
HEARD = 0.09
MOMENT = 0.1
#: Ears, and the loudspeakers of phones, lose what is deeper than this.
DEAF_BELOW = 500
#: Nothing begins or stops at once: that would be heard as a click.
RISE = 0.002

#: Loudness at a time since the beginning, from -1 to 1.
Sound = Callable[[float], float]


def knock(at: float, dies: float, loud: float = 1.0, soft: float = 0.0, seed: int = 1) -> Sound:
    """Noise that begins at a time and dies away; `soft` takes the sharpness from it."""
    chance = random.Random(seed)
    noise: list[float] = []
    last = 0.0
    for _ in range(int(dies * 8 * RATE)):
        last = soft * last + (1 - soft) * chance.uniform(-1, 1)
        noise.append(last)

    def sound(time: float) -> float:
        place = int((time - at) * RATE)
        if time < at or place >= len(noise):
            return 0.0
        return loud * noise[place] * min(1.0, (time - at) / RISE) * math.exp(-(time - at) / dies)

    return sound


def tone(at: float, pitch: float, dies: float, loud: float = 1.0, partials: str = "1") -> Sound:
    """A struck tone; `partials` are multiples of its pitch, each weaker than the one before."""
    parts = [float(one) for one in partials.split()]

    def sound(time: float) -> float:
        since = time - at
        if since < 0:
            return 0.0
        rise = min(1.0, since / 0.004)
        waves = (
            math.sin(2 * math.pi * pitch * part * since)
            * math.exp(-since * part / dies)
            / (number + 1)
            for number, part in enumerate(parts)
        )
        return loud * rise * sum(waves)

    return sound


def swell(at: float, pitch: float, length: float, loud: float = 1.0) -> Sound:
    """A tone that comes and goes softly."""

    def sound(time: float) -> float:
        share = (time - at) / length
        if not 0 <= share <= 1:
            return 0.0
        # The phase trembles and not the pitch, or the trembling would grow with the time.
        turned = 2 * math.pi * pitch * (time - at) + 0.3 * math.sin(2 * math.pi * 5 * time)
        return loud * math.sin(math.pi * share) ** 2 * math.sin(turned)

    return sound


BELL = "0.5 1 1.19 1.5 2 2.67"

#: Length in seconds, and what is heard together.
RECIPES: dict[str, tuple[float, list[Sound]]] = {
    "card": (0.14, [knock(0, 0.03, 0.8, 0.3, 11), knock(0.05, 0.012, 0.6, 0.0, 12)]),
    "shuffle": (
        0.6,
        [knock(0.035 * n, 0.018, 0.3 + 0.05 * (n % 5), 0.2, 20 + n) for n in range(14)],
    ),
    "knock": (
        0.45,
        [
            *(tone(at, 330, 0.09, 0.9, "1 2.3 3.9") for at in (0, 0.18)),
            *(knock(at, 0.015, 0.4, 0.6, 31) for at in (0, 0.18)),
        ],
    ),
    "glass": (0.7, [tone(0, 1660, 0.35, 0.6, "1 1.51 2.03"), tone(0.09, 2217, 0.3, 0.35, "1 1.5")]),
    "dice": (
        0.6,
        [
            knock(at, 0.014, loud, 0.25, 40 + n)
            for n, (at, loud) in enumerate(
                [(0, 0.9), (0.09, 0.7), (0.16, 0.8), (0.25, 0.6), (0.33, 0.5), (0.39, 0.4)]
            )
        ],
    ),
    "step": (0.2, [knock(0, 0.04, 0.9, 0.6, 51), tone(0, 190, 0.05, 0.3)]),
    "bite": (
        0.4,
        [
            knock(0, 0.02, 0.5, 0.1, 61),
            knock(0.07, 0.11, 0.9, 0.5, 62),
            tone(0.05, 210, 0.1, 0.25, "1 1.9"),
        ],
    ),
    "stake": (
        0.5,
        [
            knock(0, 0.03, 0.9, 0.4, 71),
            tone(0, 220, 0.16, 0.5, "1 1.6 2.7"),
            knock(0.16, 0.03, 0.6, 0.6, 72),
            tone(0.16, 160, 0.16, 0.4, "1 1.6 2.7"),
        ],
    ),
    "bell": (1.3, [tone(0, 523, 0.8, 0.6, BELL)]),
    "dawn": (
        1.5,
        [swell(0, 392, 1.1, 0.5), swell(0.25, 494, 1.1, 0.45), swell(0.45, 587, 1.05, 0.45)],
    ),
    "win": (
        1.2,
        [tone(0.13 * n, pitch, 0.35, 0.5, "1 2 3") for n, pitch in enumerate((392, 494, 587, 784))],
    ),
    "lose": (
        1.2,
        [tone(0.2 * n, pitch, 0.4, 0.5, "1 2") for n, pitch in enumerate((392, 349, 311))],
    ),
}


def without(deep: float, raw: list[float], rate: int) -> list[float]:
    """The sound without what is deeper than a pitch, as a filter of the first order leaves it."""
    keeps = 1 / (1 + 2 * math.pi * deep / rate)
    left: list[float] = []
    last = before = 0.0
    for one in raw:
        last = keeps * (last + one - before)
        before = one
        left.append(last)
    return left


def loudness(raw: list[float], rate: int) -> float:
    """How loud a sound is in its loudest moment, to an ear."""
    heard = without(DEAF_BELOW, raw, rate)
    moment = int(MOMENT * rate)
    power = sum(one * one for one in heard[:moment])
    most = power
    for new, old in zip(heard[moment:], heard, strict=False):
        power += new * new - old * old
        most = max(most, power)
    return math.sqrt(most / moment)


def numbers(name: str) -> list[float]:
    """A sound from -1 to 1: as loud as the others, without a hum, and silent at its end."""
    length, parts = RECIPES[name]
    rate = rate_of(name)
    raw = [sum(part(n / rate) for part in parts) for n in range(int(length * rate))]
    # What lies below all hearing only shifts the whole sound.
    raw = without(30, raw, rate)
    # The last third dies away, so that a bell which rings on is not cut off.
    fade = len(raw) // 3
    raw = [
        one * math.sin(math.pi / 2 * min(1.0, (len(raw) - 1 - n) / fade)) ** 2
        for n, one in enumerate(raw)
    ]
    loud = min(HEARD / loudness(raw, rate), HIGHEST / max(abs(one) for one in raw))
    return [loud * one for one in raw]


def rate_of(name: str) -> int:
    return DEEP if name in DEEP_SOUNDS else RATE


def main() -> None:
    FILES.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        with wave.open(str(FILES / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(rate_of(name))
            file.writeframes(array("h", (round(32767 * one) for one in numbers(name))).tobytes())


if __name__ == "__main__":
    main()
