import Changed

extension S where T == Int {}
