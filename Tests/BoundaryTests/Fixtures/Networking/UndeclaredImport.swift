// error: missing import of defining module 'Foundation
import Networking

func client(_ request: Request) {
  _ = request.url.lastPathComponent  // forbidden
}
