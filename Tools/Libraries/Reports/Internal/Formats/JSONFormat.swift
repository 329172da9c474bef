/// Writes a report in the shape that programs rely on, which needs no context.
enum JSONFormat {
  static func render(_ report: Report, in _: ReportContext) throws -> String {
    try report.json()
  }
}
