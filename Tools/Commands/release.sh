# Sourced by what makes releases and by what fetches them, with the repository in $root: what both have to agree about.

# triple : the platform that this toolchain builds for, as a release names it.
triple() {
  swift -print-target-info 2>/dev/null | sed -n 's/.*"unversionedTriple": "\([^"]*\)".*/\1/p' | head -n 1
}

# archive_name VERSION TRIPLE : the archive of a version, without its ending; also the folder inside.
archive_name() {
  printf 'api-check-%s-%s' "$1" "$2"
}

# sha256 FILE... : one line for each, as sha256sum writes and checks it.
sha256() {
  if command -v sha256sum >/dev/null; then sha256sum "$@"; else shasum -a 256 "$@"; fi
}

# version_of COMMAND : what the command says its version is, or nothing where it does not run.
version_of() {
  "$1" --version 2>/dev/null | sed -n '1s/^api-check \([0-9][0-9A-Za-z.+-]*\).*/\1/p'
}

# source_version : what the sources of the repository in $root say their version is.
source_version() {
  sed -n 's/.*"api-check \([0-9][0-9A-Za-z.+-]*\) (.*/\1/p' "$root/Tools/Commands/APICheck/Help/HelpText.swift" | head -n 1
}
