// NetworkingTests
