public protocol P { func f() throws }
