#!/bin/sh
# Compiles files with node subclasses, shows their screen headless, and says which rules of the guide it breaks.
#
#   Examples/try.sh FILE.swift… [-- SCREEN]
#
# SCREEN is the class to show, or an expression that makes it; if it is not given, the last controller of the files that can be made without
# arguments, or else the last node. PICTURE=FILE.png keeps a picture of the screen; PAGES names other pages than those of Spec.
set -eu

root=$(cd "$(dirname "$0")/.." && pwd)
usage="usage: Examples/try.sh FILE.swift… [-- SCREEN]"
screen='' last=''
left=$#
while [ $left -gt 0 ]; do
  argument=$1
  shift
  left=$((left - 1))
  if [ "$argument" = -- ]; then
    [ $left -eq 1 ] || { echo "$usage" >&2; exit 2; }
    screen=$1
    shift
    break
  fi
  [ -r "$argument" ] || { echo "try: cannot read $argument" >&2; exit 2; }
  last=$argument
  set -- "$@" "$argument"
done
[ -n "$last" ] || { echo "$usage" >&2; exit 2; }

case ${PICTURE:-} in '' | /*) ;; *) PICTURE=$PWD/$PICTURE && export PICTURE ;; esac

build=$root/.build/debug
work=$root/.build/try/$(basename "$last" .swift)
mkdir -p "$work"
rm -f "$work"/*.swift
# The first build takes minutes, so whoever sits at a terminal sees it. BUILT=yes: all has been built.
export WITHOUT_PAGE_TESTS=yes
for product in ScreenTrial portable-source; do
  if [ "${BUILT:-}" = yes ]; then
    break
  elif [ -t 2 ]; then
    swift build --package-path "$root" --product $product >&2 || exit 2
  else
    swift build --package-path "$root" --product $product >"$work/build.log" 2>&1 || { cat "$work/build.log" >&2; exit 2; }
  fi
done
found=$("$build/portable-source" "$work" "$@")
screen=${screen:-$found}
case $screen in
'') echo "try: no class of $* can be made without arguments; say how: Examples/try.sh $* -- 'SCREEN(…)'" >&2; exit 2 ;;
*[!A-Za-z0-9_]*) ;;
*) screen="$screen()" ;;
esac

# The class that is made, whatever stands around it.
name=$(printf '%s' "$screen" | sed -E 's/^([^(]*[^A-Za-z0-9_.(])?([A-Za-z_][A-Za-z0-9_.]*)\(.*/\2/' | head -n 1)

cat > "$work/main.swift" <<MAIN
import AsyncDisplayKit
import Foundation
import ScreenTrial
import UIKit

exit(ScreenTrial.Screen.judge("$name", arguments: Array(CommandLine.arguments.dropFirst())) { ScreenTrial.Screen.of($screen) })
MAIN
# An app knows its name and version from here.
cat > "$work/Info.plist" <<INFO
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
  <key>CFBundleIdentifier</key><string>example.screen</string>
  <key>CFBundleName</key><string>Screen</string>
  <key>CFBundleDisplayName</key><string>Screen</string>
  <key>CFBundleShortVersionString</key><string>1.0</string>
  <key>CFBundleVersion</key><string>1</string>
</dict></plist>
INFO
includes=$(pkg-config --cflags cairo libcmark gumbo)
# Of the C modules that come with their sources.
for map in "$build"/*.build/module.modulemap "$root"/.build/checkouts/*/Sources/*/include/module.modulemap; do
  [ ! -r "$map" ] || includes="$includes -I $(dirname "$map")"
done
for module in CCairo CCMark CGumbo; do includes="$includes -I $root/Sources/$module"; done
# What a module of somebody else's would declare can stand in one of the files, so one that is nowhere is empty.
paths=$(swiftc -print-target-info | sed -n '/"runtimeLibraryImportPaths"/,/]/s/^ *"\(\/.*\)",*$/\1/p')
for module in $(sed -n 's/^ *\(@[a-zA-Z_]* *\)*import  *\([A-Za-z_][A-Za-z0-9_]*\) *$/\2/p' "$work"/*.swift | sort -u); do
  found=''
  for path in "$build/Modules" $paths; do
    [ ! -e "$path/$module.swiftmodule" ] || found=yes
  done
  case $module in AsyncDisplayKit | UIKit | Combine | Dispatch | Glibc | Swift) found=yes ;; esac
  # Sources that ask whether it is there know what to do without it.
  if grep -q "canImport($module)" "$work"/*.swift; then continue; fi
  [ -z "$found" ] || continue
  echo "try: there is no module $module; what is used of it must stand in one of the files" >&2
  mkdir -p "$work/absent/$module"
  echo "module $module {}" >"$work/absent/$module/module.modulemap"
  includes="$includes -I $work/absent/$module"
done
# Where the system has no Combine, HeadlessCombine is found under that name.
combine="-module-alias Combine=HeadlessCombine"
[ "$(uname)" != Darwin ] || combine=''
# Sources of apps with a bridging header leave imports to it.
# shellcheck disable=SC2086
swiftc $combine -swift-version "${SWIFT_VERSION:-5}" -suppress-warnings -Xfrontend -import-module -Xfrontend AsyncDisplayKit -I "$build/Modules" $includes "$work"/*.swift \
  -L "$build" -lScreenTrial -Xlinker -rpath -Xlinker "$build" -o "$work/try" || exit 2

# The format of journals is described in a page that promises nothing.
cd "$root"
# shellcheck disable=SC2012,SC2046
exec "$work/try" "${VOCABULARY:-Spec/vocabulary.yml}" ${PAGES:-$(ls Spec/*.md | grep -v /trace-format.md)}
