#!/bin/sh
# Makes archivo-es.woff2: what Spanish texts need of Archivo, in the weights that the site uses.
# Which characters those are stands in site.css. Needs Debian's python3-fonttools and python3-brotli.
set -eu
cd "$(dirname "$0")"
whole=../../node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2
characters=$(tr -d '\n' <../site.css | sed 's/.*archivo-es.woff2[^}]*unicode-range: *\([^;]*\);.*/\1/')
lighter=$(mktemp --suffix .ttf)
trap 'rm -f "$lighter"' EXIT
/usr/bin/python3 -m fontTools.varLib.instancer "$whole" wght=400:800 --quiet -o "$lighter"
/usr/bin/python3 -m fontTools.subset "$lighter" --unicodes="$characters" --layout-features=kern,tnum --flavor=woff2 \
  --output-file=archivo-es.woff2
