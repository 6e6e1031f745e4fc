internal import AsyncHTTPClient
internal import Domain
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTPCompression
internal import NIOPosix

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension TransportFailure {
  /// What an error of the HTTP client's or of the sockets' means for a request.
  init(_ error: any Error, of request: ServiceRequest) {
    let service = request.service
    switch error {
    case let failure as TransportFailure: self = failure
    case let error as OnlineError: self.init(error)
    case let error as HTTPClientError: self.init(error, of: request)
    case let error as NIOConnectionError:
      let isUnknown = error.connectionErrors.isEmpty && error.dnsAError != nil
      self.init(
        error: .offline(service: service), isTransient: true, isCertainlyUnsent: true,
        cause: isUnknown ? "The host name couldn't be resolved." : "No connection could be made.")
    case let error as IOError:
      // A network that goes down says so on established connections too.
      let isUnsent = [ECONNREFUSED, EADDRNOTAVAIL].contains(error.errnoCode)
      let what = isUnsent ? "No connection could be made" : "The connection was lost"
      self.init(
        error: .offline(service: service), isTransient: true, isCertainlyUnsent: isUnsent,
        cause: "\(what) (errno \(error.errnoCode)).")
    case let error as NIOHTTPDecompression.DecompressionError where error == .limit:
      self.init(
        .answerTooLong(service: service, limitBytes: request.answerLimitBytes))
    case is NIOHTTPDecompression.DecompressionError,
      is NIOHTTPDecompression.ExtraDecompressionError:
      self.init(.unreadable(service: service, reason: "a broken compressed answer"))
    case let error as HTTPParserError where error != .invalidEOFState:
      self.init(.unreadable(service: service, reason: "an answer that isn't HTTP"))
    default:
      self.init(
        error: .offline(service: service), isTransient: true, cause: "\(type(of: error))")
    }
  }

  private init(_ error: HTTPClientError, of request: ServiceRequest) {
    let service = request.service
    // Long descriptions of these errors hold values of headers.
    let cause = error.shortDescription
    switch error {
    case .connectTimeout, .tlsHandshakeTimeout, .socksHandshakeTimeout, .httpProxyHandshakeTimeout,
      .getConnectionFromPoolTimeout:
      self.init(
        error: .timedOut(service: service), isTransient: true, isCertainlyUnsent: true,
        cause: cause)
    case .deadlineExceeded, .readTimeout, .writeTimeout:
      self.init(error: .timedOut(service: service), isTransient: true, cause: cause)
    case .invalidURL, .emptyHost, .emptyScheme, .missingSocketPath:
      self.init(.badAddress(withoutSecrets(request.address)))
    default:
      self.init(error, cause: cause, of: request)
    }
  }

  private init(_ error: HTTPClientError, cause: String, of request: ServiceRequest) {
    let isHeader = ["Invalid header field names", "Invalid header field values"].contains(cause)
    if isHeader {
      // All that varies in a head is the cookie or the key.
      self.init(
        error: .sessionEnded(service: request.service), isTransient: false, cause: cause)
    } else {
      self.init(error: .offline(service: request.service), isTransient: true, cause: cause)
    }
  }
}
