#!/bin/sh
# Says what is done in one line and does it in silence; what the command said is shown only if it fails.
#   tools/quietly.sh "Setting up Python" COMMAND...
set -eu

echo "$1 ..."
shift
said=$(mktemp)
trap 'rm -f "$said"' EXIT
"$@" >"$said" 2>&1 || { code=$?; cat "$said" >&2; exit "$code"; }
