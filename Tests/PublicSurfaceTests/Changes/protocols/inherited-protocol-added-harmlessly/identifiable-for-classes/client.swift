import Changed
final class K: P {}
