import Changed

final class Letter: Document {}
