// error: was not compiled for testing
@testable import DogPhoto  // forbidden
