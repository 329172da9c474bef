# Sourced by the walk of a stranger: kinds of package, each as small as it can be.
#
# kind_NAME writes the files of version 1.0.0 to the current folder and says how a public declaration breaks: in the
# file $file the line $sound becomes $worse, which the report tells of $broken, and $mended does what the remedy says.

file=Sources/Kettle/Kettle.swift
sound='  public func boil(times: Int) -> Int { times }'
worse='  public func boil(times: Int, hot: Bool) -> Int { times }'
mended="$worse
  @available(*, deprecated) public func boil(times: Int) -> Int { boil(times: times, hot: true) }"
broken='Kettle.boil(times:)'

kinds='c macros traits products executable untagged shallow monorepo swift5 reexports'

# manifest TOOLS-VERSION REST : Package.swift.
manifest() {
  printf '// swift-tools-version: %s\nimport PackageDescription\nlet package = Package(\n  name: "Kettle",\n%s)\n' \
    "$1" "$2" >Package.swift
}

# source PATH : a file of what is read.
source_file() {
  mkdir -p "$(dirname -- "$1")"
  cat >"$1"
}

# kettle [LINE...] : the file of the module, with lines before the type that breaks.
kettle() {
  { [ $# = 0 ] || printf '%s\n' "$@"; printf 'public struct Kettle {\n  public init() {}\n%s\n}\n' "$sound"; } |
    source_file "$file"
}

one_library='  products: [.library(name: "Kettle", targets: ["Kettle"])], targets: [.target(name: "Kettle")]'

kind_c() {
  manifest 6.0 '  products: [.library(name: "Kettle", targets: ["Kettle"])],
  targets: [.target(name: "CKettle"), .target(name: "Kettle", dependencies: ["CKettle"])]'
  echo 'struct kettle_heat { int degrees; }; int kettle_boil(struct kettle_heat heat);' |
    source_file Sources/CKettle/include/CKettle.h
  printf '#include "CKettle.h"\nint kettle_boil(struct kettle_heat heat) { return heat.degrees; }\n' |
    source_file Sources/CKettle/kettle.c
  sound='  public func boil(with heat: kettle_heat) -> Int32 { kettle_boil(heat) }'
  worse='  public func boil(with heat: kettle_heat) throws -> Int32 { kettle_boil(heat) }'
  mended="$sound
  public func boilHot(with heat: kettle_heat) throws -> Int32 { kettle_boil(heat) }"
  broken='Kettle.boil(with:)'
  kettle 'public import CKettle'
}

# A macro of a package's own has SwiftSyntax from elsewhere; here it answers the compiler by itself.
kind_macros() {
  manifest 6.0 '  products: [.library(name: "Kettle", targets: ["Kettle"])],
  targets: [.macro(name: "KettleMacros"), .target(name: "Kettle", dependencies: ["KettleMacros"])]'
  sed -i.old '2a\
import CompilerPluginSupport
' Package.swift
  rm Package.swift.old
  source_file Sources/KettleMacros/main.swift <<'SWIFT'
import Foundation

while let size = try FileHandle.standardInput.read(upToCount: 8), size.count == 8 {
  let count = size.reversed().reduce(0) { $0 << 8 | Int($1) }
  let question = try FileHandle.standardInput.read(upToCount: count) ?? Data()
  let answer =
    String(decoding: question, as: UTF8.self).contains("getCapability")
    ? #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#
    : #"{"expandMacroResult":{"expandedSource":"7","diagnostics":[]}}"#
  let bytes = Data((0..<8).map { UInt8(answer.utf8.count >> ($0 * 8) & 255) }) + Data(answer.utf8)
  FileHandle.standardOutput.write(bytes)
}
SWIFT
  sound='@freestanding(expression) public macro brew() -> Int = #externalMacro(module: "KettleMacros", type: "Brew")'
  worse='@freestanding(expression) public macro brew(times: Int) -> Int = #externalMacro(module: "KettleMacros", type: "Brew")'
  mended="$sound
$worse"
  broken='brew()'
  printf '%s\npublic func brewed() -> Int { #brew }\n' "$sound" | source_file "$file"
}

kind_traits() {
  manifest 6.1 '  products: [.library(name: "Kettle", targets: ["Kettle"])],
  traits: ["Steam"], targets: [.target(name: "Kettle")]'
  printf '#if Steam\npublic struct Kettle {\n  public init() {}\n%s\n}\n#endif\n' "$sound" | source_file "$file"
}

kind_products() {
  manifest 6.0 '  products: [
    .library(name: "Kettle", targets: ["Kettle"]), .library(name: "Tea", type: .static, targets: ["Tea", "Leaves"]),
    .executable(name: "brew", targets: ["brew"]),
  ],
  targets: [
    .target(name: "Leaves"), .target(name: "Kettle"), .target(name: "Tea", dependencies: ["Kettle", "Leaves"]),
    .executableTarget(name: "brew", dependencies: ["Tea"]),
  ]'
  kettle
  echo 'public enum Leaf { case green, black }' | source_file Sources/Leaves/Leaf.swift
  printf '%s\n' 'public import Kettle' 'import Leaves' 'public func tea(from kettle: Kettle) -> Int { 1 }' |
    source_file Sources/Tea/Tea.swift
  echo 'print("tea")' | source_file Sources/brew/main.swift
}

kind_executable() {
  manifest 6.0 '  targets: [.executableTarget(name: "brew")]'
  echo 'print("tea")' | source_file Sources/brew/main.swift
}

kind_untagged() {
  manifest 6.0 "$one_library"
  kettle
}

kind_shallow() {
  manifest 6.0 "$one_library"
  kettle
}

kind_monorepo() {
  manifest 6.0 "$one_library"
  kettle
}

kind_swift5() {
  manifest 5.5 "$one_library, swiftLanguageVersions: [.v5]"
  sound='  public func boil(then: @escaping () -> Void) { then() }'
  worse='  public func boil(then: @escaping @Sendable () -> Void) { then() }'
  mended="$sound
  public func boilSafely(then: @escaping @Sendable () -> Void) { then() }"
  broken='Kettle.boil(then:)'
  kettle
}

kind_reexports() {
  manifest 6.0 '  products: [.library(name: "Kettle", targets: ["Kettle"])],
  targets: [.target(name: "_KettleCore"), .target(name: "Kettle", dependencies: ["_KettleCore"])]'
  file=Sources/_KettleCore/Kettle.swift
  kettle
  echo '@_exported import _KettleCore' | source_file Sources/Kettle/Exports.swift
}
