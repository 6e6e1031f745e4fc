import Synchronization

/// The last ten thousand requests that a stand-in was sent.
public final class StubLog: Sendable {
  private struct Kept {
    var requests: [StubRequest] = []
    var abandoned: [StubRequest] = []
  }

  /// What a listener hears when whoever asked has gone before the answer.
  public static let abandonedStatus = 499
  private static let most = 10_000
  private let kept = Mutex(Kept())

  public init() {}

  public var requests: [StubRequest] { kept.withLock { $0.requests } }

  /// The requests whose line was closed by whoever asked while the answer was held back.
  public var abandoned: [StubRequest] { kept.withLock { $0.abandoned } }

  func add(_ request: StubRequest) { kept.withLock { Self.add(request, to: &$0.requests) } }

  func addAbandoned(_ request: StubRequest) {
    kept.withLock { Self.add(request, to: &$0.abandoned) }
  }

  private static func add(_ request: StubRequest, to requests: inout [StubRequest]) {
    if requests.count >= most { requests.removeFirst() }
    requests.append(request)
  }
}
