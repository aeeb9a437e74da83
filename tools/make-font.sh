#!/bin/sh
# Creates web/fonts/archivo-es.woff2: the subset of Archivo that Spanish texts need, as listed in site.css.
# Needs Debian's fonttools and python3-brotli.
set -eu
cd "$(dirname "$0")/.."
characters=$(tr -d '\n ' <web/site.css | sed 's/.*archivo-es\.woff2[^}]*unicode-range:\([^;]*\);.*/\1/')
pyftsubset node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2 \
  --unicodes="$characters" --layout-features=kern,tnum --no-hinting --flavor=woff2 \
  --output-file=web/fonts/archivo-es.woff2
