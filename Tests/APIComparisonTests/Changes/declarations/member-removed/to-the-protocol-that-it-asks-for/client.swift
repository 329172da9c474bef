import Changed

enum Level: String, Argument { case low, high }
