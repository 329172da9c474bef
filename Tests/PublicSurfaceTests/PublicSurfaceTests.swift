// fixtures come with the tests
