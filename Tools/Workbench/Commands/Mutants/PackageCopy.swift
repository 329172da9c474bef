import CompilerDiagnostics
import Foundation
import Mutants
import PackageBuilds
import Processes

/// A copy of a package that is nothing but some modules, their tests and what both need.
struct PackageCopy {
  private let folder: String
  private let original: String
  private let toolchain: Toolchain
  private let description: PackageDescription
  private let modules: [String]
  private let progress: ProgressLog
  private let buildSystem = BuildSystemChoice.native

  /// Copies the package at `original` into `folder`, all but what was built there.
  init(
    of original: String, modules wanted: [String], in folder: String, toolchain: Toolchain,
    progress: ProgressLog
  ) throws {
    (self.original, self.toolchain, self.progress) = (original, toolchain, progress)
    let answer = try toolchain.askPackageManager(to: "package", ["describe", "--type", "json"], in: original)
    guard answer.succeeded, let description = PackageDescription(json: answer.text) else {
      throw MutantsFailure.noPackage(original, message: answer.standardError)
    }
    let known = description.testedModules
    guard !known.isEmpty else { throw MutantsFailure.noModules(original) }
    if let stranger = wanted.first(where: { !known.contains($0) }) {
      throw MutantsFailure.unknownModule(stranger, known: known)
    }
    self.description = description
    modules = wanted.isEmpty ? description.usualModules : known.filter(wanted.contains)
    self.folder = "\(folder)/\(URL(filePath: original).lastPathComponent)"
    do {
      try FileManager.default.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: original)
      where ![".build", ".git"].contains(name) {
        try FileManager.default.copyItem(atPath: "\(original)/\(name)", toPath: "\(self.folder)/\(name)")
      }
    } catch {
      throw MutantsFailure.noCopy(original, reason: error.localizedDescription)
    }
    let manifest = "\(self.folder)/Package.swift"
    let end = description.manifestEnd(keeping: modules + modules.map { "\($0)Tests" })
    try AtomicFiles.write([(path: manifest, text: InputFile.text(manifest) + end)])
  }

  /// The folders of the modules, relative to the package.
  var moduleFolders: [String] { modules.compactMap { description.folder(of: $0) } }

  /// Builds the modules as they are and finds all defects that can be planted in them.
  func planting() throws -> Planting {
    progress.step("Building a copy of the package")
    if let complaint = try complaintOfBuild([]) {
      throw MutantsFailure.doesNotBuild(
        original, message: DiagnosticMessage.withoutIdentifiers(complaint))
    }
    progress.step("Looking for places")
    let plan = try buildSystem.system(of: toolchain).plan(of: "\(folder)/.build", after: "")
    var sources: [String: String] = [:]
    var trees: [(name: String, trees: String)] = []
    for module in modules {
      guard let command = plan.treeArguments(of: module), let compiler = command.first else {
        throw MutantsFailure.noTrees(module: module)
      }
      let dump = try Subprocess(compiler, Array(command.dropFirst()), in: folder).run()
      // The driver hands on what one compiler prints, and collects what several do.
      trees.append((name: module, trees: dump.text + dump.standardError))
      for path in plan.sources(of: module) { sources[path] = try InputFile.text(path) }
    }
    return try Planting(trees, sources: sources, package: folder)
  }

  /// Plants as many of `defects` as compile together, and builds the tests; returns those that are planted.
  func plant(_ defects: [Defect], of planting: Planting) throws -> [Defect] {
    let switches = moduleFolders.map {
      (path: "\(folder)/\($0)/PlantedDefects.swift", text: Planting.switchSource)
    }
    try AtomicFiles.write(switches)
    var left = defects
    var complaint: String?
    var written: Set<String> = []
    var attempt = 0.0
    repeat {
      progress.step("Compiling \(left.count) defects")
      attempt += 1
      let planted = planting.planted(left)
      written.formUnion(planted.texts.keys)
      try write(
        written.map { (path: $0, text: planted.texts[$0] ?? planting.source(of: $0)) },
        modified: .now + attempt)
      complaint = try complaintOfBuild(["--build-tests"])
      guard let complaint else { break }
      let culprits = try planted.culprits(in: complaint)
      left.removeAll { culprits.contains($0.number) }
    } while complaint != nil
    return left
  }

  /// Writes `files` so that the compiler's driver takes them for changed.
  ///
  /// The driver of Swift 6.3 compares times of modification by whole seconds. A file that was copied, compiled and
  /// written again within one second would be passed over. So each attempt is given a second of its own.
  private func write(_ files: [(path: String, text: String)], modified: Date) throws {
    try AtomicFiles.write(files)
    for file in files {
      try FileManager.default.setAttributes([.modificationDate: modified], ofItemAtPath: file.path)
    }
  }

  /// The tests, which have to be built.
  func tests() throws -> TestBundle {
    let place = try askToBuild(["--show-bin-path"])
    let path = "\(place.text)/\(description.name)PackageTests.xctest"
    #if os(Linux)
      return TestBundle(path: path, folder: folder)
    #else
      throw MutantsFailure.otherSystem
    #endif
  }

  /// What the compiler says against the copy, or nil if it builds.
  private func complaintOfBuild(_ arguments: [String]) throws -> String? {
    let output = try askToBuild(arguments)
    return output.succeeded ? nil : output.text + "\n" + output.standardError
  }

  /// Warnings are no errors here: planted code is full of what one would warn of.
  ///
  /// The index, in which tests are found, needs nothing of what the toolchain declares.
  private func askToBuild(_ arguments: [String]) throws -> Subprocess.Output {
    try toolchain.askPackageManager(
      to: "build",
      [
        "--build-system", buildSystem.rawValue, "-Xswiftc", "-no-warnings-as-errors", "-Xswiftc", "-gnone",
        "-Xswiftc", "-index-ignore-system-modules",
      ] + DiagnosticMessage.driverFlags.flatMap { ["-Xswiftc", $0] } + arguments, in: folder)
  }
}
