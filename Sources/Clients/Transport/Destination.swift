internal import Domain
internal import Foundation
internal import NIOPosix

/// Where a request goes: a host whose addresses were looked at before anything is sent.
struct Destination: Sendable {
  let host: String
  /// The one that is connected to, so that a name cannot mean another one a moment later.
  let address: String

  /// Looks the host up; every address that it has must be allowed.
  ///
  /// Throws: ``OnlineError/forbiddenAddress(_:)``, and ``TransportFailure`` for a name that is not known.
  init(of request: ServiceRequest, reach: ServiceReach) async throws {
    guard let parts = URLComponents(string: request.address), let host = parts.host, !host.isEmpty
    else { throw OnlineError.badAddress(withoutSecrets(request.address)) }
    let port = parts.port ?? (parts.scheme?.lowercased() == "https" ? 443 : 80)
    let bare = host.trimmingCharacters(in: ["[", "]"])
    let found = try await Self.addresses(of: bare, request)
    let authority = "\(host):\(port)"
    guard found.allSatisfy({ reach.admits($0.address, of: authority) }), let first = found.first
    else { throw OnlineError.forbiddenAddress(service: request.service) }
    self.host = host
    address = first.text
  }

  private static func addresses(
    of host: String, _ request: ServiceRequest
  ) async throws -> [(text: String, address: HostAddress)] {
    let texts =
      HostAddress(host) != nil
      ? [host]
      : try await NIOThreadPool.singleton.runIfActive { resolve(host) }
    let known = texts.compactMap { text in HostAddress(text).map { (text, $0) } }
    guard !known.isEmpty, known.count == texts.count else {
      throw TransportFailure(
        error: .offline(service: request.service), isTransient: true, isCertainlyUnsent: true,
        cause: "The host name couldn't be resolved.")
    }
    return known
  }

  /// What the system's resolver makes of a name, such as 127.0.0.1 of `localhost`; blocks.
  private static func resolve(_ host: String) -> [String] {
    var hints = addrinfo()
    hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      hints.ai_socktype = SOCK_STREAM
    #endif
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    var texts: [String] = []
    var next = first
    while let entry = next?.pointee {
      var name = [CChar](repeating: 0, count: 64)
      if getnameinfo(
        entry.ai_addr, entry.ai_addrlen, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
      {
        texts.append(
          String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self))
      }
      next = entry.ai_next
    }
    // IPv4 first, as most services of one's own listen there alone.
    return texts.filter { !$0.contains(":") } + texts.filter { $0.contains(":") }
  }
}
