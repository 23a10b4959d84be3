#!/bin/sh
# Compiles one file with node subclasses, shows its screen headless, and says which rules of the guide it breaks.
#
#   Examples/try.sh FILE.swift [SCREEN]
#
# SCREEN is the class of the controller to show; the last one in the file whose name ends in Controller, if it is not given.
set -eu

file=${1:?usage: Examples/try.sh FILE.swift [SCREEN]}
root=$(cd "$(dirname "$0")/.." && pwd)
[ -r "$file" ] || { echo "try: cannot read $file" >&2; exit 2; }
screen=${2:-$(sed -n 's/^\(public \|open \|final \)*class \([A-Za-z0-9_]*Controller\)\>.*/\2/p' "$file" | tail -n 1)}
[ -n "$screen" ] || { echo "try: $file has no class whose name ends in Controller; name one: Examples/try.sh $file SCREEN" >&2; exit 2; }

build=$root/.build/debug
work=$root/.build/try/$(basename "$file" .swift)
mkdir -p "$work"
swift build --package-path "$root" --product ScreenTrial >"$work/build.log" 2>&1 || { cat "$work/build.log" >&2; exit 2; }

cat > "$work/main.swift" <<MAIN
import Foundation
import ScreenTrial

exit(Screen.judge("$screen", arguments: Array(CommandLine.arguments.dropFirst())) { $screen() })
MAIN
includes=$(pkg-config --cflags cairo libcmark gumbo)
# Of the C modules that come with their sources.
for map in "$build"/*.build/module.modulemap "$root"/.build/checkouts/*/Sources/*/include/module.modulemap; do
  [ ! -r "$map" ] || includes="$includes -I $(dirname "$map")"
done
for module in CCairo CCMark CGumbo; do includes="$includes -I $root/Sources/$module"; done
# shellcheck disable=SC2086
swiftc -swift-version "${SWIFT_VERSION:-5}" -suppress-warnings -I "$build/Modules" $includes "$file" "$work/main.swift" \
  -L "$build" -lScreenTrial -Xlinker -rpath -Xlinker "$build" -o "$work/try" || exit 2

cd "$root"
exec "$work/try" "${VOCABULARY:-Spec/vocabulary.yml}" ${PAGES:-Spec/nodes.md Spec/view-controllers.md}
