#!/bin/sh
# The disk image for macOS, with the app and a link to where apps go. Usage: dmg.sh VERSION, after PyInstaller.
set -eu
cd "$(dirname "$0")/../.."
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R build/bundle/Ludarium.app "$stage/"
cp LICENSE "$stage/"
ln -s /Applications "$stage/Applications"
mkdir -p dist
hdiutil create -ov -volname "Ludarium $1" -srcfolder "$stage" -format UDZO "dist/Ludarium-$1-macos-$(uname -m).dmg"
