# Sourced by behaviour-commands.sh: branches, and packages and toolchains that are not as they should be.

record_branches() {
  enter branches
  mkdir -p kettle/package
  cd kettle/package
  small_package 'public func boil() {}'
  cd ..
  commit 'A step'
  git checkout --quiet -b feature
  cd package
  write_source 'public func boil() {}
public func pour() {}'
  observe branches/bless bless --quiet
  cd ..
  commit 'A step on the branch'
  git checkout --quiet main
  cd package
  write_source 'public func boil() {}
public func whistle() {}'
  cd ..
  commit 'A step on main'
  git checkout --quiet --orphan other
  commit 'Another beginning'
  git checkout --quiet feature
  cd package
  observe_formats branches/merge-base check --against main
  observe_formats branches/exact check --against main --exact
  ask diff main --quiet; ask diff main --exact --quiet; ask diff main feature --quiet; ask diff main feature --exact --quiet
  ask diff other --quiet; ask diff other
  cd ../..
  git clone --quiet --depth 1 --no-single-branch "file://$PWD/kettle" clone
  cd clone/package
  observe branches/shallow-diff diff origin/main --quiet
  observe branches/shallow-check check --against origin/main --quiet
  observe branches/shallow-unknown diff v1 --quiet
}

record_broken_packages() {
  enter broken
  small_package 'public func boil() {}'
  commit 'A step'
  git tag sound
  write_source 'public func boil() -> Missing {}'
  observe_formats broken/source diff sound
  ask check --quiet; ask check --against sound --quiet; ask bless --quiet; ask list --quiet; ask stats --quiet
  commit 'A broken step'
  observe broken/revision diff main sound --quiet
  observe broken/both diff main main~0 --quiet
  sed -i.bak 's/products: .*, targets/products: [], targets/' Package.swift
  write_source 'public func boil() {}'
  for words in check list bless stats 'diff sound' 'check --against sound'; do observe "broken/no-library-$(echo $words | tr ' ' -)" $words --quiet; done
  printf '// swift-tools-version: 6.0\nnonsense' >Package.swift
  for words in check list bless stats 'diff sound'; do observe "broken/manifest-$(echo $words | tr ' ' -)" $words --quiet; done
  enter broken-dependencies
  mkdir -p kitchen/Sources/Kettle outside vendor
  (cd outside && dependency Water Air && dependency Air)
  (cd vendor && dependency Heat && commit 'A step')
  cd kitchen
  small_package 'public import Heat
public import Water
public func boil(_ water: Water, with heat: Heat) {}'
  sed -i.bak -e 's|targets: \[.target(name: "Kettle")\]|dependencies: [.package(path: "../outside/Water"), .package(path: "Vendor/Heat")],|' \
    -e 's|)$|targets: [.target(name: "Kettle", dependencies: ["Water", "Heat"])])|' Package.swift
  rm Package.swift.bak
  commit 'A step'
  git -c protocol.file.allow=always submodule --quiet add ../vendor Vendor 2>"$scratch/err" ||
    git -c protocol.file.allow=always submodule --quiet add "$PWD/../vendor" Vendor
  commit 'A submodule'
  write_source 'public import Heat
public import Water
public func boil(_ water: Water, by heat: Heat) {}'
  observe_formats broken-dependencies/diff diff main
  rm -r ../outside/Air
  observe broken-dependencies/missing diff main main --quiet
  git submodule --quiet deinit --force Vendor
  observe broken-dependencies/submodule diff main main --quiet
}

# Toolchains that are missing, or fail where the message names the place.
record_broken_toolchains() {
  enter toolchains
  small_package 'public func boil() {}'
  mkdir -p none failing toolchain/bin
  for tool_name in git sh env; do ln -s "$(command -v $tool_name)" none; done
  (tool_path=$PWD/none && observe toolchains/none list --quiet)
  printf '#!/bin/sh\necho broken >&2\nexit 1\n' >failing/swift
  chmod +x failing/swift
  (tool_path=$PWD/failing:$PATH && observe toolchains/failing list --quiet)
  swift=$(command -v swift)
  printf '#!/bin/sh\n[ "$1" = -print-target-info ] || exec "%s" "$@"\n"%s" "$@" | sed %s\n' "$swift" "$swift" \
    "'s|\"runtimeResourcePath\": \".*\"|\"runtimeResourcePath\": \"$PWD/toolchain/lib/swift\"|'" >toolchain/bin/swift
  chmod +x toolchain/bin/swift
  (tool_path=$PWD/toolchain/bin:$PATH && observe toolchains/no-frontend list --quiet)
  ln -s "$(dirname -- "$(readlink -f "$swift")")/swift-frontend" toolchain/bin/swift-frontend
  (tool_path=$PWD/toolchain/bin:$PATH && observe toolchains/no-extractor list --quiet)
  printf '#!/bin/sh\necho error: the extractor is broken >&2\nexit 1\n' >toolchain/bin/swift-symbolgraph-extract
  chmod +x toolchain/bin/swift-symbolgraph-extract
  for command in list stats bless check; do
    (tool_path=$PWD/toolchain/bin:$PATH && observe "toolchains/extractor-$command" $command --quiet)
  done
}
