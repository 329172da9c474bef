// error: was not compiled for testing
@testable import Feedback  // forbidden
