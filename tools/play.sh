#!/bin/sh
# Opens the house at once. It plays with the compiled rules if they are there and as new as their
# sources; if not, they are compiled beside it for its bots and for the next time.
#   tools/play.sh MAKE
set -eu
installed=.venv-compiled/.installed
if "$1" --question --silent --no-print-directory "$installed" 2>/dev/null; then
	# Of all that is installed in .venv, strangers' games perhaps, only Gruft itself is another.
	export PYTHONPATH="$(cat "$installed")${PYTHONPATH:+:$PYTHONPATH}"
	exec .venv/bin/gruft serve
fi
rm -f "$installed"
if .venv/bin/python setup.py can_compile; then
	.venv/bin/python tools/beside.py $$ "$1" --no-print-directory compile &
	export GRUFT_COMPILED="$PWD/$installed"
fi
exec .venv/bin/gruft serve
