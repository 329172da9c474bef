open class A {}
