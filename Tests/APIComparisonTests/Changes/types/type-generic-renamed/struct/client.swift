import Changed

extension Column where Value == Int {}
