import Changed

extension Pencil {
  func likeNew() -> Self { sharpened() }
}
