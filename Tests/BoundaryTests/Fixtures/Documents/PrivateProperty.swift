// error: 'isURLValid' is inaccessible due to 'private' protection level
import Documents

func client(_ opener: DocumentOpener) {
  _ = opener.isURLValid  // forbidden
}
