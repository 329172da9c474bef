import Changed
class S: L { override func go() { super.go() } }
