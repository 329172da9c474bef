// CatFactsTests
