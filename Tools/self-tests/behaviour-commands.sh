# Sourced by behaviour.sh: every command on small packages, sound and broken.
. "$root/Tools/self-tests/behaviour-broken.sh"

record_commands() {
  record_small_package
  record_decisions
  record_statistics
  record_surface_options
  record_branches
  record_broken_packages
  record_broken_toolchains
}

record_small_package() {
  enter package
  mkdir -p Sources/CHeat/include Sources/Inner Sources/cook
  small_package ''
  cat >Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Kitchen",
  products: [.library(name: "Kettle", targets: ["Kettle"]), .executable(name: "cook", targets: ["cook"])],
  targets: [
    .target(name: "CHeat"), .target(name: "Inner"), .target(name: "Kettle", dependencies: ["CHeat", "Inner"]),
    .executableTarget(name: "cook"),
  ])
SWIFT
  echo 'typedef int heat_t;' >Sources/CHeat/include/heat.h
  echo '#include "heat.h"' >Sources/CHeat/heat.c
  echo 'public struct Water { public init() {} }' >Sources/Inner/Inner.swift
  echo 'print(1)' >Sources/cook/main.swift
  write_source 'public import CHeat
@_exported public import Inner

public struct Kettle {
  public init() {}
  public func boil(_ water: Water) -> heat_t { 1 }
}'
  commit 'A step'
  ask check --quiet
  ask bless --quiet
  keep Tools/api-baselines/Kettle.txt
  observe package/blessed-again bless Kettle --quiet
  observe_formats package/fresh check
  observe_formats package/list list
  observe_formats package/stats stats
  ask list Inner Kettle --quiet; ask list Nowhere --quiet; ask list cook --quiet; ask bless Nowhere --quiet; ask --module Nowhere --quiet
  ask check --module Inner --quiet; ask bless --baselines elsewhere --quiet; ask bless --baselines Package.swift --quiet
  ask check --baselines elsewhere --quiet; ask check --baselines nowhere --quiet; ask diff elsewhere --quiet; ask diff . elsewhere --quiet
  ask list --output Sources --quiet; ask list --output listed/all.txt --quiet
  keep listed/all.txt
  commit 'A baseline'
  observe_formats package/unchanged diff main
  write_source 'public import CHeat
@_exported public import Inner

public struct Kettle {
  public init() {}
  public func boil(water: Water) -> heat_t { 1 }
  public func whistle() {}
}'
  observe_formats package/stale check
  observe_formats package/stale-against check --against main
  observe_formats package/diff diff main
  ask diff main --deep --quiet; ask diff main . --quiet; ask diff . main --quiet; ask diff main main~1 --quiet; ask diff main --fail-on breaking --quiet
  ask diff main --module Inner --quiet; ask diff main --module Nowhere --quiet; ask diff Tools/api-baselines --quiet
  mv Tools/api-baselines/Kettle.txt ../Kettle.txt
  observe_formats package/missing-baseline check
  observe package/missing-baseline-against check --against main --quiet
  mv ../Kettle.txt Tools/api-baselines/Kettle.txt
  printf '%sPan\nfunc fry()\n' "$head" >Tools/api-baselines/Pan.txt
  observe_formats package/left-over-baseline check
  observe package/left-over-baseline-bless bless --quiet
  echo '<<<<<<< ours' >>Tools/api-baselines/Kettle.txt
  observe_formats package/conflict check
  observe_formats package/conflict-against check --against main
  observe package/conflict-bless bless --quiet
  observe package/after check --quiet
}

record_decisions() {
  enter decisions
  small_package 'public func boil() {}
public func pour() {}
@available(*, deprecated) public func whistle() {}'
  record=Tools/api-accepted.txt
  observe decisions/no-repository accept 'boil()' --reason Asked. --until 2099-01-31 --quiet
  observe decisions/no-repository-named accept 'boil()' --rule async-added --module Kettle --reason Asked. --until 2099-01-31 --quiet
  rm -r Tools
  commit 'A step'
  git tag v1.4.0
  write_source 'public func boil() async {}'
  observe decisions/bless bless --quiet
  observe_formats decisions/open check --against main
  observe decisions/unknown accept 'bowl()' --reason Asked. --until 2.0.0 --quiet
  observe decisions/other-rule accept 'boil()' --rule throws-added --reason Asked. --until 2.0.0 --quiet
  observe decisions/other-module accept 'boil()' --module Pan --reason Asked. --until 2.0.0 --quiet
  observe decisions/boil accept 'boil()' --reason Asked. --until 2.0.0 --quiet
  observe_formats decisions/partly check --against main
  observe decisions/boil-again accept 'boil()' --reason 'Asked again.' --until 2099-01-31 --quiet
  keep $record
  observe decisions/pour accept 'pour()' --rule member-removed --against v1.4.0 --reason Asked. --until 2.0.0 --quiet
  observe decisions/whistle accept 'whistle()' --reason Asked. --until 2.0.0 --quiet
  observe_formats decisions/all check --against main
  observe_formats decisions/diff diff main
  observe decisions/baselines check --quiet
  cp $record sound
  for line in 'async-added fry() in Kettle until 2.0.0: Never.' 'async-added boil() in Pan until 2.0.0: Never.' nonsense \
    'async-added boil() in Kettle until soon: Never.' 'async-added boil() in Kettle until 2.0.0:' 'no-such-rule boil() in Kettle until 2.0.0: R.' \
    'async-added boil() in Kettle until 1.4.0: Over.' 'async-added boil() in Kettle until 2020-01-31: Over.' '# a comment' \
    'async-added boil() until 2.0.0: R.' 'async-added in Kettle until 2.0.0: R.' '<<<<<<< ours'; do
    sum=$(printf '%s' "$line" | cksum | tr -d ' ')
    { grep -v boil sound; echo "$line"; } >$record
    observe "decisions/line-$sum" check --against main --quiet
    observe "decisions/line-$sum-baselines" check --quiet
  done
  { cat sound; echo 'async-added fry() in Kettle until 2.0.0: Never.'; } >$record
  observe_formats decisions/unmatched check --against main
  observe decisions/unmatched-diff diff main --quiet
  sed 's/until .*:/until 2020-01-31:/' sound >$record
  observe_formats decisions/expired check --against main
  observe_formats decisions/expired-baselines check
  rm $record
  mkdir $record
  observe decisions/folder check --against main --quiet
  observe decisions/folder-accept accept 'boil()' --reason Asked. --until 2.0.0 --quiet
}

record_statistics() {
  enter statistics
  mkdir -p Sources/Larder Tests/LarderTests/Data Tests/OtherTests
  cat >Package.swift <<'SWIFT'
// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Larder", products: [.library(name: "Larder", targets: ["Larder"])],
  targets: [
    .target(name: "Larder"), .testTarget(name: "OtherTests"),
    .testTarget(name: "LarderTests", dependencies: ["Larder"], resources: [.copy("Data")]),
  ])
SWIFT
  cat >Sources/Larder/Larder.swift <<'SWIFT'
/// A shelf.
public struct Shelf { public init() {}; func dust() {}; package func move() {} }
public func stock(_ shelf: Shelf) {}
@_spi(Cook) public func taste() {}
public func _rot() {}
SWIFT
  echo 'let shelf = Shelf()' >Tests/LarderTests/LarderTests.swift
  echo 'stock(Shelf())' >Tests/LarderTests/Data/Client.swift
  echo 'func stock() {}' >Tests/OtherTests/OtherTests.swift
  printf '# Larder\n\n<!-- api-check stats -->\n<!-- end of api-check stats -->\n' >README.md
  echo 'Larder 3' >enough.txt; echo 'Larder 2' >little.txt; echo 'Larder' >damaged.txt; echo 'Pan 3' >other.txt; : >empty.txt
  observe_formats statistics/stats stats
  for options in --include-spi --include-underscored '--include-spi --include-underscored' 'Larder' 'Nowhere' '--module Larder --format json' \
    '--budget enough.txt' '--budget little.txt' '--budget damaged.txt' '--budget missing.txt' '--budget other.txt' '--budget empty.txt' \
    '--budget Sources' '--output Sources' '--table README.md' '--table README.md --budget little.txt' '--table enough.txt' \
    '--table enough.txt --budget little.txt' '--table missing.md' '--table README.md --update'; do
    ask stats $options --quiet
  done
  keep README.md
  observe statistics/fresh stats --table README.md --quiet
  mkdir Tools
  cp little.txt Tools/api-budget.txt
  observe statistics/over-the-default stats --quiet
}

record_surface_options() {
  enter options
  small_package 'public struct Kettle {
  public func boil(_ _water: Int) {}
  public func _descale(_ water: Int) {}
  public func pour(_slowly: Bool) {}
  @_spi(Service) public func inspect() {}
}
struct Hidden { public func leak(_ _water: Int) {} }'
  commit 'A step'
  ask list --quiet; ask list --include-spi --quiet; ask list --include-underscored --quiet; ask bless --include-spi --quiet
  ask check --include-spi --quiet; ask check --include-spi --include-underscored --quiet; ask diff Tools/api-baselines --quiet
  observe options/bless bless --quiet
  ask check --include-underscored --quiet
  sed -i.bak -e 's/inspect()/look()/' -e 's/_descale(_ w/_descale(w/' -e 's/_ _water/_ kettle/' Sources/Kettle/Kettle.swift
  observe_formats options/diff diff main
  observe_formats options/diff-spi diff main --include-spi
  observe_formats options/diff-underscored diff main --include-underscored
}
