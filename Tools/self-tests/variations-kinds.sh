# Sourced by the variations of packages: kinds of change, each as small as it can be.
#
# kind_NAME writes the files of the old version to the current folder, calls before, writes those of the new one, and says
# with client what a client of one product does. Where no client can tell, wanted says how the gate has to end.

kinds='
  condition-platform condition-trait condition-elsewhere condition-gone condition-setting condition-configuration
  setting-feature setting-isolation setting-language
  product-loses-target product-swaps product-gains product-reexports product-gone product-underscored product-linked
  product-renamed product-replaced target-renamed target-moved
  submodule-moves submodule-elsewhere submodule-missing
  link-folder link-file link-becomes link-inside
  plugin-input plugin-tool plugin-command
  c-removed c-added c-unreadable c-map c-reexported c-value c-headers c-field
  manifest-chosen manifest-older manifest-newer
  trait-default trait-optional trait-unchosen trait-gone trait-off
  environment-define
  resource-gone resource-added resource-needed
  moved-file moved-folder moved-package moved-exclude moved-sources
  uncompiled-both uncompiled-new uncompiled-tests'

sample='condition-trait product-loses-target submodule-moves link-folder c-removed trait-unchosen uncompiled-both'

# kit : a library of one function, kept as it is.
kit() {
  package "$(library Kit)" "$(target Kit)"
  swift_file Kit 'public func kit() {}'
}

uses_kit() { client Kit 'import Kit' 'func use() { kit() }'; }

# Conditions of dependencies and settings

# low DEPENDENCY : Kit depends on Low like that, and has more where it can import it.
low() {
  package "$(library Kit)" "$(target Kit "dependencies: [$1]"), $(target Low)" 'traits: ["Web"]'
  swift_file Kit '#if canImport(Low)' 'public import Low' 'public func low() -> Low { Low() }' '#endif' 'public func kit() {}'
  swift_file Low 'public struct Low { public init() {} }'
}

kind_condition_platform() {
  low '"Low"'
  before
  low '.target(name: "Low", condition: .when(platforms: [.wasi, .windows]))'
  client Kit 'import Kit' 'func use() { _ = low() }'
}

kind_condition_trait() {
  low '"Low"'
  before
  low '.target(name: "Low", condition: .when(traits: ["Web"]))'
  client Kit 'import Kit' 'func use() { _ = low() }'
}

kind_condition_elsewhere() {
  low '.target(name: "Low", condition: .when(platforms: [.wasi, .windows]))'
  swift_file Low 'import NotHere' 'public struct Low {}'
  before
  swift_file Kit 'public func kit() {}' 'public func more() {}'
  uses_kit
}

kind_condition_gone() {
  low '.target(name: "Low", condition: .when(platforms: [.wasi, .windows]))'
  before
  low '"Low"'
  uses_kit
}

# setting SETTING : Kit has it, and more with EXTRA.
setting() {
  package "$(library Kit)" "$(target Kit "swiftSettings: [$1]")"
  swift_file Kit '#if EXTRA' 'public func extra() {}' '#endif' 'public final class Pot { public init() {} }' \
    'public func kit() {}'
}

kind_condition_setting() {
  setting '.define("EXTRA")'
  before
  setting '.define("EXTRA", .when(platforms: [.wasi, .windows]))'
  client Kit 'import Kit' 'func use() { extra() }'
}

kind_condition_configuration() {
  setting '.define("EXTRA")'
  before
  setting '.define("EXTRA", .when(configuration: .release))'
  client Kit 'import Kit' 'func use() { extra() }'
}

kind_setting_feature() {
  setting ''
  before
  setting '.enableUpcomingFeature("ExistentialAny")'
  uses_kit
}

kind_setting_isolation() {
  tools=6.2
  setting ''
  before
  setting '.defaultIsolation(MainActor.self)'
  client Kit 'import Kit' 'nonisolated func use() { _ = Pot() }'
}

kind_setting_language() {
  setting '.swiftLanguageMode(.v5)'
  before
  setting '.swiftLanguageMode(.v6)'
  uses_kit
}

# Products over targets that they share

# two PRODUCTS [TARGETS] : a package of two targets.
two() {
  package "$1" "${2:-$(target A), $(target B)}"
  swift_file A 'public func a() {}'
  swift_file B 'public func b() {}'
}

kind_product_loses_target() {
  two "$(library P A B), $(library Q B)"
  before
  two "$(library P A), $(library Q B)"
  client P 'import B' 'func use() { b() }'
}

kind_product_swaps() {
  two "$(library P A), $(library Q B)"
  before
  two "$(library P B), $(library Q A)"
  client P 'import A' 'func use() { a() }'
}

kind_product_gains() {
  two "$(library P A), $(library Q B)"
  before
  two "$(library P A B), $(library Q B)"
  client P 'import A' 'func use() { a() }'
}

kind_product_reexports() {
  targets="$(target A 'dependencies: ["B"]'), $(target B)"
  two "$(library P A B), $(library Q B)" "$targets"
  swift_file A '@_exported public import B' 'public func a() {}'
  before
  two "$(library P A), $(library Q B)" "$targets"
  swift_file A '@_exported public import B' 'public func a() {}'
  client P 'import A' 'import B' 'func use() { a(); b() }'
}

kind_product_gone() {
  two "$(library P A), $(library Q A B)"
  before
  two "$(library Q A B)"
  client P 'import A' 'func use() { a() }'
}

kind_product_underscored() {
  two "$(library P A B), $(library _Q B)"
  before
  two "$(library P A B)"
  client P 'import B' 'func use() { b() }'
}

kind_product_linked() {
  package '.library(name: "Kit", type: .dynamic, targets: ["Kit"])' "$(target Kit)"
  swift_file Kit 'public func kit() {}'
  before
  kit
  uses_kit
}

kind_product_renamed() {
  kit
  before
  package "$(library Set Kit)" "$(target Kit)"
  uses_kit
}

kind_product_replaced() {
  kit
  before
  package "$(library Kit Kit2)" "$(target Kit2)"
  rm -r Sources/Kit
  swift_file Kit2 'public func kit() {}'
  uses_kit
}

kind_target_renamed() {
  kit
  before
  package "$(library Kit Kit Kit2)" "$(target Kit 'dependencies: ["Kit2"]'), $(target Kit2)"
  swift_file Kit2 'public func kit() {}'
  swift_file Kit '@_exported public import Kit2'
  uses_kit
}

kind_target_moved() {
  kit
  before
  package "$(library Kit)" "$(target Kit 'path: "Code"')"
  git mv Sources/Kit Code
  uses_kit
}

# Submodules

# submodule PATH : one with two versions of a file, of which the first is there.
submodule() {
  other=$scratch/packages/$kind-submodule
  for version in 1 2; do
    mkdir -p "$other"
    (
      cd "$other"
      [ -d .git ] || git init --quiet
      echo "public struct Sub$version { public init() {} }" >Sub.swift
      commit $version
    )
  done
  git submodule --quiet add "$other" "$1"
  git -C "$1" checkout --quiet 1
}

kind_submodule_moves() {
  kit
  submodule Sources/Kit/Sub
  before
  git -C Sources/Kit/Sub checkout --quiet 2
  client Kit 'import Kit' 'func use() { _ = Sub1() }'
}

kind_submodule_elsewhere() {
  kit
  submodule Documents
  before
  git -C Documents checkout --quiet 2
  uses_kit
}

kind_submodule_missing() {
  kind_submodule_moves
  commit 2.0.0
  git tag --delete 2.0.0 >/dev/null
  git submodule --quiet deinit --force Sources/Kit/Sub
  wanted=2
}

# Links

kind_link_folder() {
  package "$(library Kit)" "$(target Kit)"
  mkdir -p Shared Sources
  echo 'public func kit() {}' >Shared/Kit.swift
  ln -s ../Shared Sources/Kit
  before
  echo 'public func set() {}' >Shared/Kit.swift
  uses_kit
}

kind_link_file() {
  package "$(library Kit)" "$(target Kit)"
  mkdir -p Shared Sources/Kit
  echo 'public func kit() {}' >Shared/Kit.swift
  ln -s ../../Shared/Kit.swift Sources/Kit/Kit.swift
  before
  echo 'public func set() {}' >Shared/Kit.swift
  uses_kit
}

kind_link_becomes() {
  kit
  before
  git mv Sources/Kit Code
  ln -s ../Code Sources/Kit
  uses_kit
}

kind_link_inside() {
  kit
  mkdir Shared
  echo 'public func shared() {}' >Shared/Shared.swift
  ln -s ../../Shared Sources/Kit/Shared
  before
  echo 'public func other() {}' >Shared/Shared.swift
  client Kit 'import Kit' 'func use() { shared() }'
}

# Plugins

# generated NAME : Kit has a function that a plugin's tool writes, whose name its input says.
generated() {
  package "$(library Kit)" "$(target Kit 'exclude: ["name.txt"], plugins: ["Write"]'), .executableTarget(name: \"Writer\"),
    .plugin(name: \"Write\", capability: .buildTool(), dependencies: [\"Writer\"])"
  swift_file Kit 'public func kit() {}'
  printf %s "$1" >Sources/Kit/name.txt
  source_file Sources/Writer/main.swift <<'SWIFT'
import Foundation

let name = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
try Data("public func \(name)() {}\n".utf8).write(to: URL(filePath: CommandLine.arguments[2]))
SWIFT
  source_file Plugins/Write/Write.swift <<'SWIFT'
import Foundation
import PackagePlugin

@main struct Write: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let input = target.directoryURL.appending(path: "name.txt")
    let output = context.pluginWorkDirectoryURL.appending(path: "Made.swift")
    return [
      .buildCommand(
        displayName: "Writing", executable: try context.tool(named: "Writer").url,
        arguments: [input.path, output.path], inputFiles: [input], outputFiles: [output])
    ]
  }
}
SWIFT
}

kind_plugin_input() {
  generated made
  before
  generated written
  client Kit 'import Kit' 'func use() { made() }'
}

kind_plugin_tool() {
  generated made
  before
  sed 's/func /func new_/' Sources/Writer/main.swift >"$scratch/main.swift"
  cp "$scratch/main.swift" Sources/Writer/main.swift
  client Kit 'import Kit' 'func use() { made() }'
}

kind_plugin_command() {
  kit
  before
  package "$(library Kit), .plugin(name: \"Tidy\", targets: [\"Tidy\"])" "$(target Kit),
    .plugin(name: \"Tidy\", capability: .command(intent: .custom(verb: \"tidy\", description: \"Tidies.\")))"
  source_file Plugins/Tidy/Tidy.swift <<'SWIFT'
import PackagePlugin

@main struct Tidy: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {}
}
SWIFT
  uses_kit
}

# Targets in C, alone and beside Swift

# c LINE... : CKit has this header.
c() {
  package "$(library CKit), $(library Kit)" "$(target CKit), $(target Kit 'dependencies: ["CKit"]')"
  swift_file Kit '@_exported public import CKit' 'public func kit() {}'
  printf '%s\n' "$@" | source_file Sources/CKit/include/CKit.h
  echo '#include "CKit.h"' | source_file Sources/CKit/CKit.c
}

kind_c_removed() {
  c 'static inline int one(void) { return 1; }'
  before
  c 'static inline int two(void) { return 2; }'
  client CKit 'import CKit' 'func use() -> Int32 { one() }'
}

kind_c_added() {
  c 'static inline int one(void) { return 1; }'
  before
  c 'static inline int one(void) { return 1; }' 'static inline int two(void) { return 2; }'
  client CKit 'import CKit' 'func use() -> Int32 { one() }'
}

kind_c_unreadable() {
  c '#include "none.h"'
  package "$(library CKit), $(library Kit)" "$(target CKit), $(target Kit)"
  swift_file Kit 'public func kit() {}'
  echo | source_file Sources/CKit/CKit.c
  before
  echo Kit >README.md
  uses_kit
  wanted=2
}

kind_c_map() {
  c 'static inline int one(void) { return 1; }'
  echo 'static inline int more(void) { return 2; }' >Sources/CKit/include/More.h
  echo 'module CKit { header "CKit.h" header "More.h" export * }' >Sources/CKit/include/module.modulemap
  before
  echo 'module CKit { header "CKit.h" export * }' >Sources/CKit/include/module.modulemap
  client CKit 'import CKit' 'func use() -> Int32 { more() }'
}

kind_c_reexported() {
  c 'enum heat { cold, warm };'
  before
  c 'enum heat { cold };'
  client Kit 'import Kit' 'func use() -> heat { warm }'
}

kind_c_value() {
  c '#define DEGREES 1'
  before
  c '#define DEGREES 2'
  client CKit 'import CKit' 'func use() -> Int32 { DEGREES }'
}

kind_c_headers() {
  c 'static inline int one(void) { return 1; }'
  before
  git mv Sources/CKit/include Sources/CKit/headers
  package "$(library CKit), $(library Kit)" \
    "$(target CKit 'publicHeadersPath: "headers"'), $(target Kit 'dependencies: ["CKit"]')"
  client CKit 'import CKit' 'func use() -> Int32 { one() }'
}

kind_c_field() {
  c 'struct pot { int size; };'
  before
  c 'struct pot { int volume; };'
  client Kit 'import CKit' 'func use(_ pot: pot) -> Int32 { pot.size }'
}

# Manifests for some toolchains only

kind_manifest_chosen() {
  two "$(library P A), $(library Q B)"
  cp Package.swift Package@swift-6.swift
  before
  two "$(library P A)" "$(target A)"
  mv Package.swift Package@swift-6.swift
  two "$(library P A), $(library Q B)"
  client Q 'import B' 'func use() { b() }'
}

kind_manifest_older() {
  two "$(library P A), $(library Q B)"
  sed 's/version: .*/version: 5.9/' Package.swift >Package@swift-5.9.swift
  before
  printf '%s\n' '// swift-tools-version: 5.9' 'import PackageDescription' \
    'let package = Package(name: "Kitchen", products: [.library(name: "P", targets: ["A"])], targets: [.target(name: "A")])' \
    >Package@swift-5.9.swift
  client Q 'import B' 'func use() { b() }'
}

kind_manifest_newer() {
  tools=5.9
  kit
  before
  tools=6.1
  kit
  uses_kit
}

# Traits

# traits NAMES CONDITION : Kit has more where the condition of traits holds.
traits() {
  package "$(library Kit)" "$(target Kit)" "traits: [$1]"
  swift_file Kit "#if $2" 'public func more() {}' '#endif' 'public func kit() {}'
}

uses_more() { client Kit 'import Kit' 'func use() { more() }'; }

kind_trait_default() {
  traits '"Old"' true
  before
  traits '"Old", "New", .default(enabledTraits: ["New"])' New
  uses_more
}

kind_trait_optional() {
  traits '"Old"' true
  before
  traits '"Old", "New"' New
  uses_more
}

kind_trait_unchosen() {
  traits '"Old"' true
  before
  traits '"Old", "New", .default(enabledTraits: ["New"])' New
  uses_more
  client_traits='"Old"' gate_options='--traits Old'
}

kind_trait_gone() {
  traits '"Old"' true
  before
  traits '"New"' true
  uses_more
  client_traits='"Old"'
}

kind_trait_off() {
  traits '"Old", .default(enabledTraits: ["Old"])' Old
  before
  traits '"Old"' Old
  uses_more
}

# Environment, resources

kind_environment_define() {
  source_file Package.swift <<'SWIFT'
// swift-tools-version: 6.1
import PackageDescription
let extra: [SwiftSetting] = Context.environment["HOME"] == nil ? [] : [.define("EXTRA")]
let package = Package(
  name: "Kitchen", products: [.library(name: "Kit", targets: ["Kit"])],
  targets: [.target(name: "Kit", swiftSettings: extra)])
SWIFT
  swift_file Kit '#if EXTRA' 'public func more() {}' '#endif'
  before
  sed 's/== nil/!= nil/' Package.swift >"$scratch/manifest"
  cp "$scratch/manifest" Package.swift
  uses_more
}

# resources REST LINE : Kit with a file beside its source.
resources() {
  package "$(library Kit)" "$(target Kit "$1")"
  swift_file Kit 'import Foundation' "$2"
  echo tea >Sources/Kit/menu.txt
}

kind_resource_gone() {
  resources 'resources: [.copy("menu.txt")]' 'public func kit() {}'
  before
  resources 'exclude: ["menu.txt"]' 'public func kit() {}'
  uses_kit
}

kind_resource_added() {
  resources 'exclude: ["menu.txt"]' 'public func kit() {}'
  before
  resources 'resources: [.process("menu.txt")]' 'public func kit() { print(Bundle.module.bundlePath) }'
  uses_kit
}

kind_resource_needed() {
  resources 'resources: [.copy("menu.txt")]' 'public let menu = Bundle.module.bundlePath'
  before
  resources 'exclude: ["menu.txt"]' 'public let menu = Bundle.module.bundlePath'
  client Kit 'import Kit' 'func use() -> String { menu }'
}

# Files and folders that move

kind_moved_file() {
  two "$(library P A B)"
  before
  mkdir -p Sources/B
  git mv Sources/A/A.swift Sources/B/Moved.swift
  swift_file A 'public func other() {}'
  client P 'import A' 'func use() { a() }'
}

kind_moved_folder() {
  kit
  mkdir Sources/Kit/Old
  echo 'public func more() {}' >Sources/Kit/Old/More.swift
  before
  git mv Sources/Kit/Old Sources/Kit/New
  uses_more
}

kind_moved_package() {
  kit
  before
  mkdir Inner
  git mv Package.swift Sources Inner
  uses_kit
  wanted=2
}

kind_moved_exclude() {
  kit
  echo 'public func more() {}' >Sources/Kit/More.swift
  before
  package "$(library Kit)" "$(target Kit 'exclude: ["More.swift"]')"
  uses_more
}

kind_moved_sources() {
  kit
  echo 'public func more() {}' >Sources/Kit/More.swift
  before
  package "$(library Kit)" "$(target Kit 'sources: ["Kit.swift"]')"
  uses_more
}

# What does not compile

kind_uncompiled_both() {
  kit
  swift_file Kit 'public func kit() -> Missing {}'
  before
  echo Kit >README.md
  uses_kit
  wanted=2
}

kind_uncompiled_new() {
  kit
  swift_file Low 'import NotHere' 'public func low() {}'
  package "$(library Kit)" "$(target Kit), $(target Low)"
  before
  package "$(library Kit), $(library Low)" "$(target Kit), $(target Low)"
  uses_kit
  wanted=2
}

kind_uncompiled_tests() {
  kit
  package "$(library Kit)" "$(target Kit), .testTarget(name: \"KitTests\", dependencies: [\"Kit\"])"
  source_file Tests/KitTests/KitTests.swift <<'SWIFT'
import Kit
SWIFT
  before
  echo 'import NotHere' >Tests/KitTests/KitTests.swift
  uses_kit
}
