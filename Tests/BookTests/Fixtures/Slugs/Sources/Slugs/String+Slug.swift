extension String {
  /// The slug for a page with this title, or an empty text.
  public var slug: String {
    (try? SlugMaker().slug(for: self)) ?? ""
  }
}
