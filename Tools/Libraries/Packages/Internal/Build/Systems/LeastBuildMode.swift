import Foundation

/// The build that does the least work and still has all of a package's surface.
///
/// A compiler that checks types lazily leaves out what nobody asked for: conformances that macros such as `@Observable`
/// add, the relations of precedence groups, the accessors of lazy properties. A surface would depend on how it was built.
struct LeastBuildMode {
  private static let macrosOfTheToolchain: Set<String> = ["Observable"]

  private let package: String
  private let scratch: String
  private let checksBodies: Bool

  /// The mode for the package in the folder `package`, with its dependencies checked out below `scratch`; with
  /// `checksBodies` one that leaves out no body.
  init(for package: String, scratch: String, checksBodies: Bool) {
    self.package = package
    self.scratch = scratch
    self.checksBodies = checksBodies
  }

  /// The mode, as far as the sources that are there now tell; never one that has failed before.
  var current: BuildMode {
    // One way of building for one folder: the other's modules would be built anew each time.
    let known = (try? String(contentsOfFile: record, encoding: .utf8)).flatMap(BuildMode.init)
    return known ?? (checksBodies || needsAllTypes ? .checked : .lazy)
  }

  /// Notes that `mode` has built the package in this scratch folder, and a lesser one may not.
  func remember(_ mode: BuildMode) {
    guard mode != current else { return }
    _ = FileManager.default.createFile(atPath: record, contents: Data(mode.rawValue.utf8))
  }

  private var record: String { "\(scratch)/build-mode" }

  private var needsAllTypes: Bool {
    let all = [package] + dependencies
    let declared = all.flatMap { Self.sources(below: $0) { _ in true } }.flatMap(Self.declaredNames)
    let macros = Self.macrosOfTheToolchain.union(declared).map { "@\($0)" }
    // A package inside this one has tests and examples, or modules that are not this one's.
    let own = Self.sources(below: package) { !Self.isPackage($0) }
    return own.contains { source in
      let code = SourceCode(source)
      return (macros + ["precedencegroup "]).contains { code.hasLine(with: [$0]) }
        || ["public ", "open "].contains { code.hasLine(with: ["lazy ", "var ", $0]) }
    }
  }

  private var dependencies: [String] {
    let checkouts = "\(scratch)/checkouts"
    return ((try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []).map {
      "\(checkouts)/\($0)"
    }
  }

  /// The sources in a package but for its tests, and in those folders of it that `isOfInterest`.
  private static func sources(below package: String, _ isOfInterest: (URL) -> Bool) -> [Data] {
    let root = URL(filePath: package)
    let files = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles, .skipsPackageDescendants])
    var sources: [Data] = []
    while let file = files?.nextObject() as? URL {
      if file.path == root.path + "/Tests" || !isOfInterest(file) {
        files?.skipDescendants()
      } else if file.pathExtension == "swift",
        let source = try? Data(contentsOf: file, options: .alwaysMapped)
      {
        sources.append(source)
      }
    }
    return sources
  }

  /// Whether `folder` has a manifest: a file of that name that says so, and is no source like any other.
  private static func isPackage(_ folder: URL) -> Bool {
    guard let file = try? Data(contentsOf: folder.appending(path: "Package.swift"), options: .alwaysMapped),
      let line = String(decoding: file.prefix(1000), as: UTF8.self).split(whereSeparator: \.isNewline).first
    else { return false }
    return line.filter { !$0.isWhitespace }.lowercased().hasPrefix("//swift-tools-version")
  }

  /// The names of the macros that `source` declares with the role of an extension.
  private static func declaredNames(in source: Data) -> [String] {
    guard source.range(of: Data("@attached(extension".utf8)) != nil else { return [] }
    let declarations = String(decoding: source, as: UTF8.self).components(separatedBy: "@attached(extension")
      .dropFirst()
    return declarations.compactMap { declaration in
      let words = declaration.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return words.firstIndex(of: "macro").flatMap { words.dropFirst($0 + 1).first }.map { String($0) }
    }
  }
}
