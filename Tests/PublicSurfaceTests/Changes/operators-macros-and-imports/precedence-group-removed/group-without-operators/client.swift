import Changed

infix operator <*> : G
