import Testing

@Suite struct CodeReaderTests {
  @Test(arguments: [
    (#"f("a")"#, #"f("")"#), (#"f("a", b, "c")"#, #"f("", b, "")"#), (#""\"" + a"#, #""" + a"#),
    (##"#"a"b"# + c"##, ##"#""# + c"##), (##"#"\"# + a"##, ##"#""# + a"##), (#"#if a"#, #"#if a"#),
    (#""\(a + "b" + f(c))d" + e"#, #""(a + "" + f(c))" + e"#), (##"#"\(a)\#(b)"#"##, ##"#"(b)"#"##),
    ("\"\"\"\n  a \"b\" c\n  \\(d)\n  \"\"\" + e", "\"\"\"\n\n(d)\n\"\"\" + e"), (#""a" // "b""#, #""" "#),
    (#"a /* "b" */ + c"#, "a  + c"), ("/* a /* b */ c */ d", " d"), ("a /*\n*/ b // c\nd", "a \n b \nd"),
    (#""//" + a"#, #""" + a"#), (#"/["]/ + a"# + "\nb", "/[\"\nb"), ("\"\" + \"\"", "\"\" + \"\""),
  ])
  func leavesOutCommentsAndWhatStringsSay(text: String, code: String) {
    #expect(CodeReader.code(in: text) == code)
  }
}
