// APICheckTests
