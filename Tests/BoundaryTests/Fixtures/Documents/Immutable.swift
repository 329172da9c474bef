// error: 'identifier' is a 'let' constant
import Documents

func client(_ document: inout Document) {
  document.identifier = ""  // forbidden
}
