#!/usr/bin/env bash
# Runs the tests and tells what failed once more at the end: one failure among more than a thousand tests that run side by side is hard
# to find above, and of many logs only the end is kept.
# usage: run.sh SWIFT test ARGUMENT…
set -uo pipefail

log=$(mktemp)
trap 'rm -f "$log"' EXIT
"$@" 2>&1 | tee "$log"
code=$?
[ "$code" -eq 0 ] && exit 0

echo
echo "What failed:"
awk '
  /^✘ .* recorded an issue/ { print; told = 1; next }
  told && /^↳/ { print; next }
  { told = 0 }
  /^error: / { print }
' "$log"
exit "$code"
