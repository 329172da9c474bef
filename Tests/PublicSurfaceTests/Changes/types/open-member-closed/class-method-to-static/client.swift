import Changed

class B: A { override class func f() {} }
