#!/bin/sh
# Compiles files with node subclasses, shows their screen headless, and says which rules of the guide it breaks.
#
#   Examples/try.sh FILE.swift… [-- SCREEN]
#
# SCREEN is the class to show, or an expression that makes it; if it is not given, the last controller of the files that can be made without
# arguments, or else the last node. PICTURE=FILE.png keeps a picture of the screen.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
usage="usage: Examples/try.sh FILE.swift… [-- SCREEN]"
files='' screen=''
while [ $# -gt 0 ] && [ "$1" != -- ]; do
  [ -r "$1" ] || { echo "try: cannot read $1" >&2; exit 2; }
  files="$files $1"
  shift
done
[ -n "$files" ] || { echo "$usage" >&2; exit 2; }
[ $# -lt 2 ] || screen=$2

build=$root/.build/debug
# shellcheck disable=SC2086
work=$root/.build/try/$(basename "$(printf '%s\n' $files | tail -n 1)" .swift)
mkdir -p "$work"
rm -f "$work"/*.swift
for product in ScreenTrial portable-source; do
  swift build --package-path "$root" --product $product >"$work/build.log" 2>&1 || { cat "$work/build.log" >&2; exit 2; }
done
# shellcheck disable=SC2086
found=$("$build/portable-source" "$work" $files)
screen=${screen:-$found}
case $screen in
'') echo "try: no class of$files can be made without arguments; say how: Examples/try.sh$files -- 'SCREEN(…)'" >&2; exit 2 ;;
*[!A-Za-z0-9_]*) ;;
*) screen="$screen()" ;;
esac

cat > "$work/main.swift" <<MAIN
import Foundation
import ScreenTrial

exit(Screen.judge("${screen%%(*}", arguments: Array(CommandLine.arguments.dropFirst())) { Screen.of($screen) })
MAIN
includes=$(pkg-config --cflags cairo libcmark gumbo)
# Of the C modules that come with their sources.
for map in "$build"/*.build/module.modulemap "$root"/.build/checkouts/*/Sources/*/include/module.modulemap; do
  [ ! -r "$map" ] || includes="$includes -I $(dirname "$map")"
done
for module in CCairo CCMark CGumbo; do includes="$includes -I $root/Sources/$module"; done
# shellcheck disable=SC2086
swiftc -swift-version "${SWIFT_VERSION:-5}" -suppress-warnings -I "$build/Modules" $includes "$work"/*.swift \
  -L "$build" -lScreenTrial -Xlinker -rpath -Xlinker "$build" -o "$work/try" || exit 2

cd "$root"
exec "$work/try" "${VOCABULARY:-Spec/vocabulary.yml}" ${PAGES:-Spec/nodes.md Spec/view-controllers.md}
