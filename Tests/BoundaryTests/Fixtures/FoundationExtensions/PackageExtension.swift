// error: 'printable' is inaccessible due to 'package' protection level
import FoundationExtensions

func client(_ text: String) {
  _ = text.printable  // forbidden
}
