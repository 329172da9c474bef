/// What one module on a map uses of another, both by their places in a list.
struct MapArrow: Hashable {
  let user: Int
  let used: Int
  /// How many declarations of the user name types of the other in their signatures.
  let declarations: RoughCount
  /// How many of these are public.
  let shown: Int
}
