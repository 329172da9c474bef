This does not compile.
