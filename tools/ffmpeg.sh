#!/bin/sh
# Prints where ffmpeg is: what FFMPEG names, else what is installed, else Debian's, which root may install.
set -eu

if [ -n "${FFMPEG:-}" ]; then
    command -v "$FFMPEG" || { echo "FFMPEG is $FFMPEG, and there is no such program." >&2; exit 1; }
    exit 0
fi
if command -v ffmpeg; then exit 0; fi

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo 'The stories need ffmpeg: install it (on Debian: apt-get install ffmpeg), or name one in FFMPEG.' >&2
    exit 1
fi
echo 'There is no ffmpeg here; installing that of Debian.' >&2
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq >&2
apt-get install -qq -y --no-install-recommends ffmpeg >&2
command -v ffmpeg
