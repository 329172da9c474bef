import Changed

struct NewsFeed: Feed {}
