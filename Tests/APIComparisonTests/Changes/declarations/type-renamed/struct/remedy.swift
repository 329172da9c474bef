@available(*, deprecated, renamed: "Movie") public typealias Film = Movie
