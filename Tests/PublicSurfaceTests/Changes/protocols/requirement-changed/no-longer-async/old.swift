public protocol P { func f() async }
