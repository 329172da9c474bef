#if canImport(CURLInterface) && canImport(Glibc)
  internal import CURLInterface
  import Foundation

  extension TransportError {
    /// Why libcurl has ended a transfer.
    init(_ code: CURLCode) {
      let description = String(cString: CFURLSessionEasyCodeDescription(code))
      self = .failed(Self.codes[code.value] ?? .unknown, "\(description).")
    }

    private static let codes: [Int32: URLError.Code] = [
      1: .badServerResponse,  // of an HTTP without a head, as version 0.9 had it
      3: .badURL,
      5: .cannotFindHost,
      6: .cannotFindHost,
      7: .cannotConnectToHost,
      8: .badServerResponse,
      18: .networkConnectionLost,
      27: .dataLengthExceedsMaximum,
      28: .timedOut,
      35: .secureConnectionFailed,
      52: .networkConnectionLost,
      55: .networkConnectionLost,
      56: .networkConnectionLost,
      60: .serverCertificateUntrusted,
      61: .cannotDecodeContentData,
      77: .serverCertificateUntrusted,
      100: .dataLengthExceedsMaximum,
    ]
  }
#endif
