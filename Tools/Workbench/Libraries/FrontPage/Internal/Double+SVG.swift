extension Double {
  /// The number as a coordinate, with one digit behind the point at most.
  var inSVG: String {
    let tenths = Int((self * 10).rounded())
    return tenths.isMultiple(of: 10) ? "\(tenths / 10)" : "\(Double(tenths) / 10)"
  }
}
