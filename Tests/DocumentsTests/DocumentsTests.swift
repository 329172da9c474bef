// DocumentsTests
