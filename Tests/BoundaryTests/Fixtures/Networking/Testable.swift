// error: was not compiled for testing
@testable import Networking  // forbidden
