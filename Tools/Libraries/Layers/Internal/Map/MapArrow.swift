/// A use of one module by another in a diagram; both are indices of its nodes.
struct MapArrow: Hashable {
  let user: Int
  let used: Int
  /// How many declarations of the user name types of the used module in their signatures.
  let declarations: RoughCount
  /// How many of these are public.
  let shown: Int
}
