// error: missing import of defining module 'Foundation
import Networking

func name(of request: Request) -> String { request.url.lastPathComponent }
