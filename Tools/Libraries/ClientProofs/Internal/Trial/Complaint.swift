import Foundation

/// An error that the compiler reports at a line of a file.
struct Complaint {
  let line: Int
  let message: String

  init?(_ text: Substring, file name: String) {
    guard let range = text.firstRange(of: "\(name):") else { return nil }
    let fields = text[range.upperBound...].split(separator: ":", maxSplits: 3)
    guard fields.count == 4 || fields.count == 3, let line = Int(fields[0]), Int(fields[1]) != nil,
      fields[2].trimmingCharacters(in: .whitespaces) == "error"
    else { return nil }
    self.line = line
    message = fields.count == 4 ? fields[3].trimmingCharacters(in: .whitespaces) : ""
  }
}
