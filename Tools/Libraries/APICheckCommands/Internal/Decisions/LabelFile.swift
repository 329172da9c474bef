import APIComparison
import Foundation
import Processes

/// The labels of a pull request, as CI has written them down.
struct LabelFile {
  /// The label with which a reviewer lets breaks pass.
  static let approval = "api-break-approved"

  private let labels: Set<String>

  /// Reads one label from each line; throws a ``FileError`` if the file cannot be read.
  init(_ path: String) throws {
    let text = try InputFile.text(path)
    labels = Set(text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) })
  }

  /// The decision that the labels stand for, if any.
  var decision: Decision? {
    labels.contains(Self.approval)
      ? Decision(reason: "labelled \(Self.approval)", until: "this is merged") : nil
  }
}
