import Foundation
import Processes
import PublicAPI

extension PackageReader {
  /// Whether the package has no baseline, and is known to have no library product with a name that promises anything.
  public var hasNothingToGuard: Bool {
    guard !hasBaselines else { return false }
    let manifest = try? ManifestReader(toolchain: toolchain, progress: progress).manifest(of: package)
    return manifest.map { selection.holdsNothing(of: Set($0.productTargets.map(PackageManifest.moduleName))) }
      ?? false
  }

  /// What would keep runs from checking all that they could here, each problem with its remedy.
  public func setupProblems() -> [(problem: String, remedy: String)] {
    var found: [(problem: String, remedy: String)] = []
    if let repository = GitRepository(around: package) {
      if repository.isShallow {
        found.append(("This clone lacks older commits.", "git fetch --unshallow --tags"))
      }
      if (try? repository.commit("HEAD")) == nil {
        found.append(("Nothing is committed yet, so there is nothing to compare with.", "git commit"))
      } else if repository.tags(in: "HEAD").isEmpty {
        // A repository without remotes has no tags elsewhere.
        found.append(
          (
            "HEAD contains no tag, so latest-release is not known.",
            repository.hasRemote ? "git fetch --tags" : "git tag 1.0.0"
          ))
      }
    } else {
      // Git refuses repositories whose files belong to another user, as in a container.
      let isForeign = GitRepository.refusal(around: package).contains("safe.directory")
      found.append(
        isForeign
          ? ("Git does not trust \(package).", "git config --global --add safe.directory \(package)")
          : ("\(package) is in no git repository.", "git init"))
    }
    do {
      let manifest = try ManifestReader(toolchain: toolchain, progress: progress).manifest(of: package)
      found += manifest.missingSubmodules(in: package).map {
        ("The files of the submodule \($0.path) are not in this clone.", $0.remedy(in: package))
      }
      found += MissingSubmodule.shallow(below: package, of: manifest).map {
        ("The clone of the submodule \($0.path) lacks older commits.", $0.remedy(in: package))
      }
    } catch {
      found.append(("\(error)", "swift package describe"))
    }
    for reading in (try? files.baselines(folder.directory, title: "committed baselines"))?.modules ?? [] {
      guard case .failed(let reason) = reading.reading else { continue }
      found.append((reason, "\(ToolName.current) bless \(reading.name)"))
    }
    if caches.isReplaced {
      found.append(("\(caches.directory) cannot be written.", "\(ToolName.current) --cache-path DIR"))
    }
    let place = caches.isReplaced ? package : NSHomeDirectory()
    let free = try? FileManager.default.attributesOfFileSystem(forPath: place)[.systemFreeSize] as? Int
    if let free, free < 2 << 30 {
      let size = Int64(free).formatted(.byteCount(style: .file))
      found.append(("Only \(size) are free for what is built.", "\(ToolName.current) clean"))
    }
    return found
  }
}
