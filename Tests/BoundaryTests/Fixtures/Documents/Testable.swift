// error: was not compiled for testing
@testable import Documents  // forbidden
