#if canImport(CURLInterface) && canImport(Glibc)
  internal import CURLInterface

  /// Options of a transfer and of a stack of them, by the numbers that libcurl's interface has fixed for good.
  extension CURLOption {
    static let acceptEncoding = CURLOption(value: 10_102)
    static let authorityFile = CURLOption(value: 10_065)
    static let body = CURLOption(value: 10_015)
    static let bodySize = CURLOption(value: 30_120)
    static let bodyFunction = CURLOption(value: 20_011)
    static let bodyContext = CURLOption(value: 10_001)
    static let fields = CURLOption(value: 10_023)
    static let forbidReuse = CURLOption(value: 75)
    static let freshConnection = CURLOption(value: 74)
    static let headFunction = CURLOption(value: 20_079)
    static let headContext = CURLOption(value: 10_029)
    static let httpVersion = CURLOption(value: 84)
    static let keepDotSegments = CURLOption(value: 234)
    static let leaveResolver = CURLOption(value: 322)
    static let method = CURLOption(value: 10_036)
    static let noBody = CURLOption(value: 44)
    static let noSignals = CURLOption(value: 99)
    static let openFunction = CURLOption(value: 20_163)
    static let suppressProxyHeads = CURLOption(value: 265)
    static let url = CURLOption(value: 10_002)

    static let maximumKeptConnections = CURLOption(value: 6)
    static let socketContext = CURLOption(value: 10_002)
    static let socketFunction = CURLOption(value: 20_001)
    static let timerContext = CURLOption(value: 10_005)
    static let timerFunction = CURLOption(value: 20_004)
  }

  /// What a transfer tells of itself, by the numbers that libcurl's interface has fixed for good.
  extension CURLInfo {
    static let authorityFile = CURLInfo(value: 1_048_637)
  }
#endif
