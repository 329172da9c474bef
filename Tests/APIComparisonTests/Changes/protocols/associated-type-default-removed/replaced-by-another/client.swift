import Changed

struct NewsFeed: Feed {
  let latest: Item = 1
}
