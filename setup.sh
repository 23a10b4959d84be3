#!/bin/sh
# Installs the C libraries that the package links against, if they are missing: libcmark (Markdown), libgumbo (HTML) and
# libcairo (drawing).
set -eu

missing=""
command -v pkg-config >/dev/null 2>&1 || missing="pkg-config"
if [ -z "$missing" ]; then
  pkg-config --exists libcmark || missing="$missing libcmark"
  pkg-config --exists gumbo || missing="$missing gumbo"
  pkg-config --exists cairo || missing="$missing cairo"
fi
[ -n "$missing" ] || exit 0

command -v swift >/dev/null 2>&1 || { echo "setup: Swift is not installed; get 6.2 or newer from https://swift.org/install" >&2; exit 2; }

if command -v apt-get >/dev/null 2>&1; then
  sudo=""
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null 2>&1 || { echo "setup: missing$missing; run as root: apt-get install libcmark-dev libgumbo-dev libcairo2-dev pkg-config" >&2; exit 2; }
    sudo="sudo"
  fi
  echo "setup: installing libcmark-dev libgumbo-dev libcairo2-dev pkg-config" >&2
  $sudo apt-get update -qq
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends libcmark-dev libgumbo-dev libcairo2-dev pkg-config >/dev/null
elif command -v brew >/dev/null 2>&1; then
  echo "setup: installing cmark gumbo-parser cairo pkgconf" >&2
  brew install --quiet cmark gumbo-parser cairo pkgconf
else
  echo "setup: missing$missing, and neither apt-get nor brew is here." >&2
  echo "setup: install libcmark, libgumbo, libcairo and pkg-config with your package manager, then run make again." >&2
  exit 2
fi
