// error: was not compiled for testing
@testable import DogPhotos  // forbidden
