// error: was not compiled for testing
@testable import CatFacts  // forbidden
