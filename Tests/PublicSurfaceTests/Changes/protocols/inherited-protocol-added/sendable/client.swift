import Changed

class N { var x = 0 }
struct S: P { let n: N }
