/// Writes a report as the JSON that programs rely on; it needs no context.
enum JSONFormat {
  static func render(_ report: Report, in _: ReportContext) throws -> String {
    try report.json()
  }
}
