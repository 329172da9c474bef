import Foundation
import Processes

/// The package under examination, by way of SwiftPM.
struct ExaminedPackage {
  private let path: String
  private let toolchain: Toolchain

  init(_ path: String, toolchain: Toolchain) {
    self.path = path
    self.toolchain = toolchain
  }

  /// The targets of the library products, and those that these are built on and that have tests of their own.
  func modules() throws -> [(name: String, folder: String)] {
    let output = try toolchain.askPackageManager(
      to: "package", ["describe", "--type", "json"], in: path)
    // A manifest that prints something does so in front of the JSON.
    let json = output.standardOutput.firstIndex(of: UInt8(ascii: "{")).map { output.standardOutput[$0...] }
    guard output.succeeded, let json,
      let description = try? JSONDecoder().decode(Description.self, from: json)
    else { throw CheckFailure.noPackage(path, message: output.standardError) }
    let offered = description.products.filter(\.isLibrary).flatMap(\.targets)
    let names = Set(offered).union(description.needed(by: offered).filter(description.isTested))
    let modules = description.targets.filter { names.contains($0.name) }
      .map { (name: $0.name, folder: "\(path)/\($0.path)") }
    guard !modules.isEmpty else { throw CheckFailure.noModules(path) }
    return modules.sorted { $0.name < $1.name }
  }

  /// Runs the black-box tests of `modules` and returns where SwiftPM puts the export of llvm-cov.
  func coverage(of modules: [String], scratch: String) throws -> URL {
    let place = try toolchain.askPackageManager(
      to: "test", ["--show-codecov-path"], in: path, scratch: scratch)
    let export = URL(filePath: place.text)
    // What an earlier run reached must not speak for this one.
    if place.succeeded { try? FileManager.default.removeItem(at: export) }
    let filter = "^(\(modules.joined(separator: "|")))Tests\\."
    // Threads that count without taking turns lose counts, and a count of zero would be taken at its word.
    let counting = ["-Xswiftc", "-Xllvm", "-Xswiftc", "-instrprof-atomic-counter-update-all"]
    let run = try toolchain.askPackageManager(
      to: "test", counting + ["--enable-code-coverage", "--disable-testable-imports", "--filter", filter],
      in: path, scratch: scratch)
    guard place.succeeded, run.succeeded else {
      throw CheckFailure.testsFailed(output: Self.complaints(in: run.text + "\n" + run.standardError))
    }
    return export
  }

  /// The lines of a test log that say what failed, or its end if none does.
  private static func complaints(in log: String) -> String {
    let lines = log.split(separator: "\n")
    let failures = lines.filter { $0.hasPrefix("✘") || $0.contains("error:") }
    return (failures.isEmpty ? lines.suffix(20) : failures).joined(separator: "\n")
  }

  /// The names that people gave to the functions that the linker knows as `symbols`.
  func demangled(_ symbols: [String]) throws -> [String: String] {
    guard !symbols.isEmpty else { return [:] }
    let output = try Subprocess(toolchain.tool("swift-demangle"), ["--compact", "--simplified"] + symbols)
      .run()
    let names = output.text.split(separator: "\n").map(String.init)
    guard output.succeeded, names.count == symbols.count else {
      throw CheckFailure.noDemangler(message: output.standardError)
    }
    return Dictionary(zip(symbols, names)) { first, _ in first }
  }

  private struct Description: Decodable {
    struct Product: Decodable {
      let targets: [String]
      let isLibrary: Bool

      private enum CodingKeys: String, CodingKey {
        case targets
        case type
      }

      private enum Kind: String, CodingKey {
        case library
      }

      init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        targets = try fields.decode([String].self, forKey: .targets)
        isLibrary = try fields.nestedContainer(keyedBy: Kind.self, forKey: .type).contains(.library)
      }
    }

    struct Target: Decodable {
      let name: String
      let path: String
      let target_dependencies: [String]?
    }

    let products: [Product]
    let targets: [Target]

    func isTested(_ name: String) -> Bool { targets.contains { $0.name == "\(name)Tests" } }

    /// The targets that `names` depend on, by way of any others.
    func needed(by names: [String]) -> Set<String> {
      var needed: Set<String> = []
      var rest = names
      while let name = rest.popLast() {
        for next in targets.first(where: { $0.name == name })?.target_dependencies ?? []
        where needed.insert(next).inserted {
          rest.append(next)
        }
      }
      return needed
    }
  }
}
