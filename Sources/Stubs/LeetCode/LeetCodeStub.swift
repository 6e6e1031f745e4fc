public import Domain
import Foundation
import Synchronization

/// A stand-in for LeetCode: the routes that clients use, with the shapes and the rules of the site.
///
/// It judges nothing: code is accepted, unless it holds a marker (`stub:wrong`, `stub:runtime`,
/// `stub:compile`, `stub:time`, `stub:memory`, `stub:output`, `stub:internal`), the world says
/// otherwise or a fault does. What is submitted stands in the member's history.
public final class LeetCodeStub: Stub {
  /// What changes while it serves.
  struct State: Sendable {
    var world: World
    var jobs: [String: Job] = [:]
    /// How often a csrftoken was made anew.
    var rotations = 0
    /// How many runs were taken.
    var runs = 0
  }

  public let log = StubLog()
  public let faults = FaultSwitch<LeetCodeFault>()
  let state: Mutex<State>
  let now: @Sendable () -> Instant

  public init(
    world: World = .sample, now: @escaping @Sendable () -> Instant = LeetCodeStub.systemTime
  ) {
    state = Mutex(State(world: world))
    self.now = now
  }

  /// What it knows at the moment, with all that was submitted.
  public var world: World { state.withLock { $0.world } }

  /// Changes what it knows while it serves.
  public func change(_ body: @Sendable (inout World) -> Void) {
    state.withLock { body(&$0.world) }
  }

  @Sendable public static func systemTime() -> Instant {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }

  public func answer(_ request: StubRequest) async -> StubAnswer {
    if let refusal = refusal(of: request) { return refusal }
    return leaving(routed(request))
  }

  private func routed(_ request: StubRequest) -> StubAnswer {
    guard let route = LeetCodeRoute(request.segments) else { return Self.notFound }
    if let refusal = forgery(in: request, to: route) { return refusal }
    switch (request.method, route) {
    case ("POST", .graphQL): return graphQL(request)
    case ("GET", .graphQL): return cookieGiven()
    case ("POST", .run(let slug)): return taken(request, for: slug, isRun: true)
    case ("POST", .submit(let slug)): return taken(request, for: slug, isRun: false)
    case ("GET", .check(let id, let isNew)): return check(id, isNew: isNew, request)
    case ("GET", .problems(let category)): return problems(category, for: request)
    case ("GET", .submissions): return dump(request)
    case ("GET", .signIn): return .html("Sign in", status: 200, "The stand-in's sign-in page.")
    default: return .html("Not allowed", status: 405, "This path has another method.")
    }
  }

  static let notFound = StubAnswer.html("Page not found", status: 404, "This page doesn't exist.")

  /// Only a cookie, for those who want a csrftoken.
  private func cookieGiven() -> StubAnswer {
    .json(
      ["errors": [["message": "Must provide query string."]]], status: 400,
      headers: [csrfCookie])
  }
}
