import ServiceLifecycle

/// A stand-in for a service of the network; it answers on this machine alone.
public protocol Stub: Sendable {
  associatedtype Fault: StubFault
  /// What it was sent.
  var log: StubLog { get }
  /// What it does wrong on purpose.
  var faults: FaultSwitch<Fault> { get }
  /// What it answers to a request, as the service would.
  func answer(_ request: StubRequest) async -> StubAnswer
}

/// Hears of each request and the status that it was answered with.
public typealias StubListener = @Sendable (_ request: StubRequest, _ status: Int) -> Void

extension Stub {
  /// What it was sent, in order.
  public var requests: [StubRequest] { log.requests }

  /// What was asked and then no longer waited for.
  public var abandoned: [StubRequest] { log.abandoned }

  /// Lets it do something wrong from now on, or only the next few times; nil ends that.
  ///
  /// Only answers that the fault changes count.
  public func inject(_ fault: Fault?, times: Int? = nil) { faults.inject(fault, times: times) }

  /// Lets it do something wrong by the fault's name; false when there is no such fault.
  public func inject(named name: String, times: Int? = nil) -> Bool {
    guard let fault = Fault(rawValue: name) else { return false }
    inject(fault, times: times)
    return true
  }

  /// Everything that it can do wrong: a name and a phrase each.
  public var knownFaults: [(name: String, phrase: String)] {
    Fault.allCases.map { ($0.rawValue, $0.phrase) }
  }

  /// Serves at 127.0.0.1 until the body ends, which gets the address without a slash at its end.
  ///
  /// Port 0 lets the system choose one. Throws what the body throws, and ``StubError`` for a port
  /// that cannot be had.
  @discardableResult public func serving<Result>(
    on port: Int = 0, telling listener: @escaping StubListener = { _, _ in },
    isolation: isolated (any Actor)? = #isolation,
    _ body: (_ address: String) async throws -> Result
  ) async throws -> Result {
    let (addresses, ready) = AsyncStream<String>.makeStream()
    let group = StubServer(stub: self, listener: listener).group(on: port, ready: ready)
    async let served: Void = StubServer<Self>.run(group, on: port, ready: ready)
    for await address in addresses {
      do {
        let result = try await body(address)
        await group.triggerGracefulShutdown()
        _ = try? await served
        return result
      } catch {
        await group.triggerGracefulShutdown()
        _ = try? await served
        throw error
      }
    }
    try await served
    throw CancellationError()
  }
}
