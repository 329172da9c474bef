/// The middle of the upper edge of a box, or where an arrow passes a layer.
struct MapPoint: Equatable {
  var x: Double
  let y: Double
}
