# Sourced by behaviour.sh: what the runs of several parts work on.

head='// public surface, format 1, module '

# ask ARGUMENT... : observes a command line as it is; its words are the name, below the name of the place.
ask() {
  observe "$place/$(printf '%s ' "$@" | tr -cs 'A-Za-z0-9.=-' '_' | cut -c 1-120)" "$@"
}

# enter PLACE : goes to an empty folder of this name.
enter() {
  place=$1
  mkdir -p "$scratch/$part/$1"
  cd "$scratch/$part/$1"
}

# keep FILE : records a file that the tool has written.
keep() {
  hide_paths <"$1" >"$written/$part/$place/$(printf '%s' "$1" | tr -cs 'A-Za-z0-9.=-' '_').kept"
}

# Two versions of a baseline, with a change of every verdict between them.
kettle_baselines() {
  rm -rf old new same
  mkdir old new same
  printf '%sKettle\nenum Heat\ncase Heat.high\nfunc boil() -> Heat\nfunc whistle(times: Int)\n' "$head" >old/Kettle.txt
  printf '%sKettle\nenum Heat\ncase Heat.high\nfunc boil() async -> Heat\nfunc pour()\n' "$head" >new/Kettle.txt
  printf '@available(*, deprecated) func whistle(times: Int)\n' >>new/Kettle.txt
  cp old/Kettle.txt same
}

# small_package SOURCE : a package of one library with one module in one file.
small_package() {
  mkdir -p Sources/Kettle
  echo .build/ >.gitignore
  cat >Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Kettle", products: [.library(name: "Kettle", targets: ["Kettle"])], targets: [.target(name: "Kettle")])
SWIFT
  write_source "$1"
}

# write_source TEXT : the code of the small package.
write_source() {
  printf '%s\n' "$1" >Sources/Kettle/Kettle.swift
}

# dependency NAME [OTHER] : a package with one type, which depends by path on OTHER beside it.
dependency() {
  mkdir -p "$1/Sources/$1"
  cat >"$1/Package.swift" <<SWIFT
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "$1", products: [.library(name: "$1", targets: ["$1"])],
  dependencies: [${2:+.package(path: "../$2")}], targets: [.target(name: "$1", dependencies: [${2:+"$2"}])])
SWIFT
  printf '%s\npublic struct %s { public init() {} }\n' "${2:+public import $2}" "$1" >"$1/Sources/$1/$1.swift"
}
