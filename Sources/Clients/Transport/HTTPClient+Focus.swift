internal import AsyncHTTPClient
internal import NIOCore
internal import NIOHTTPCompression

extension HTTPClient {
  /// The process's only client, so that connections are kept between requests.
  ///
  /// It lives as long as the process and holds no file or lock, so nothing has to shut it down.
  static let focus = HTTPClient(
    eventLoopGroup: HTTPClient.defaultEventLoopGroup, configuration: .focus)
}

extension HTTPClient.Configuration {
  /// Redirections are answers, a refused connection is told at once, and HTTP/1.1 is enough.
  static var focus: HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration()
    configuration.redirectConfiguration = .disallow
    configuration.httpVersion = .http1Only
    configuration.timeout.connect = .seconds(10)
    configuration.connectionPool.retryConnectionEstablishment = false
    configuration.connectionPool.idleTimeout = .seconds(30)
    configuration.decompression = .enabled(limit: .size(32 << 20))
    return configuration
  }
}
