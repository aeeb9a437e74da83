#!/bin/sh
# Creates every font file of the project from @fontsource-variable/archivo:
# web/fonts/archivo-es.woff2, the subset that Spanish texts need, as listed in site.css,
# and documents/fonts/*.ttf, one file per weight, because PDF has no variable fonts.
# Needs Debian's fonttools and python3-brotli.
set -eu
cd "$(dirname "$0")/.."
font=node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2

characters=$(tr -d '\n ' <web/site.css | sed 's/.*archivo-es\.woff2[^}]*unicode-range:\([^;]*\);.*/\1/')
pyftsubset $font --unicodes="$characters" --layout-features=kern,tnum --no-hinting --flavor=woff2 \
  --output-file=web/fonts/archivo-es.woff2

instance=$(mktemp)
trap 'rm -f "$instance"' EXIT
for weight in 400 700 800; do
  fonttools varLib.instancer $font wght=$weight --update-name-table --quiet --output="$instance"
  pyftsubset "$instance" --unicodes='*' --no-hinting --output-file=documents/fonts/archivo-$weight.ttf
done
