#!/bin/sh
# Prints where Chromium is: what CHROMIUM names, else what is installed, else Debian's, which root may install.
# Browsers are never downloaded from anywhere else.
set -eu

if [ -n "${CHROMIUM:-}" ]; then
    command -v "$CHROMIUM" || { echo "CHROMIUM is $CHROMIUM, and there is no such program." >&2; exit 1; }
    exit 0
fi
for name in chromium google-chrome; do
    if command -v "$name"; then exit 0; fi
done

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
    echo 'The tests in a browser need Chromium: install it (on Debian: apt-get install chromium), or name one in CHROMIUM.' >&2
    exit 1
fi
echo 'There is no Chromium here; installing that of Debian.' >&2
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq >&2
apt-get install -qq -y --no-install-recommends chromium >&2
command -v chromium
