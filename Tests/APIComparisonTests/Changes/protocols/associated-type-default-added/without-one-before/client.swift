import Changed

struct NewsFeed: Feed {
  typealias Item = Int
}
