import Changed

infix operator <*> : MixingPrecedence
