// error: missing import of defining module 'Foundation
import Documents

func client(_ result: DocumentOpener.Result) {
  guard case .openURL(let url) = result else { return }
  _ = url.lastPathComponent  // forbidden
}
