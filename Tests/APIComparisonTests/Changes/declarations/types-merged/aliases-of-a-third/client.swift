import Changed

protocol Drawn {}
extension Small: Drawn {}
extension Large: Drawn {}
