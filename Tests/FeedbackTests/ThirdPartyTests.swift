import Testing

/// Whatever touches the vendor.
///
/// One after the other, because the vendor is one for the whole process: a load of one test is in the way of
/// every other test's. Each test leaves the vendor idle.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ThirdPartyTests {}
