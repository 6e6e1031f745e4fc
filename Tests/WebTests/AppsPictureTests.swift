import Clients
import Domain
@testable import LiveAppsFeature
import Markup
import SiteKit
import Stubs
import Synchronization
import Testing
import TestSupport

@testable import Web

/// The pictures that an open page loads before they are seen.
@Suite(.timeLimit(.minutes(20))) struct AppsPictureTests {
  /// A site whose heroes come from a stand-in, and whose pictures wait at a gate.
  private func withGallery(
    _ body: @escaping @Sendable (TestSite, ComicVineStub, Gate) async throws -> Void
  ) async throws {
    let stub = ComicVineStub()
    let gate = Gate()
    try await stub.serving { address in
      try await withSite(change: { services in
        services.requests = { log in
          let network = RequestExecuting.network(
            timeLimit: .seconds(600), retries: false, log: log)
          return RequestExecuting { request in
            if request.address.contains("/pictures/") { try await gate.pass() }
            return try await network.send(request)
          }
        }
        services.liveSettings = LiveSettings(
          environment: ["FOCUS_COMICVINE": address, "FOCUS_COMICVINE_KEY": "k"])
      }) { site in try await body(site, stub, gate) }
    }
  }

  /// A page that somebody looks at.
  @MainActor private func look(
    on desk: LiveDesk
  ) throws -> (session: LiveSession, patches: LivePatches) {
    let session = try #require(try desk.open("heroes", at: "/"))
    let seen = session.render(PageContext(nonce: "n", formToken: "t"))
    return (session, session.patches(after: seen.version))
  }

  private func pictures(of stub: ComicVineStub) -> Int {
    stub.requests.count { $0.segments.first == "pictures" }
  }

  @Test func `who leaves a page takes no pictures from another`() async throws {
    try await withGallery { site, stub, gate in
      let (leaving, patches) = try await look(on: site.site.liveDesk)
      let (staying, kept) = try await look(on: site.site.liveDesk)
      await until { gate.arrivals == 2 }
      await until { await MainActor.run { !leaving.app.isBusy && !staying.app.isBusy } }
      await leaving.giveBack(patches)
      gate.open()
      await until { pictures(of: stub) == 20 }
      await staying.giveBack(kept)
    }
  }

  @Test func `whoever leaves loads no more ahead`() async throws {
    try await withGallery { site, stub, gate in
      let (session, patches) = try await look(on: site.site.liveDesk)
      await until { gate.arrivals == 2 }
      await session.giveBack(patches)
      await until { gate.cancelled == 2 }
      #expect(gate.arrivals == 2)
      #expect(pictures(of: stub) == 0)
    }
  }
}

/// Waits until something holds, or far too long.
private func until(_ holds: @Sendable () async -> Bool) async {
  let end = ContinuousClock.now + .seconds(120)
  while await !holds(), ContinuousClock.now < end { await Task.yield() }
}

/// Holds whoever comes until it is opened or they are cancelled.
private final class Gate: Sendable {
  private struct State {
    var isOpen = false
    var arrivals = 0
    var cancelled = 0
    var waiting: [Int: AsyncStream<Void>.Continuation] = [:]
  }

  private let state = Mutex(State())

  var arrivals: Int { state.withLock { $0.arrivals } }
  var cancelled: Int { state.withLock { $0.cancelled } }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      return state.waiting.values
    }
    for one in waiting { one.finish() }
  }

  func pass() async throws {
    let (held, hold) = AsyncStream<Void>.makeStream()
    state.withLock { state in
      state.arrivals += 1
      state.waiting[state.arrivals] = hold
      if state.isOpen { hold.finish() }
    }
    for await _ in held {}
    guard Task.isCancelled else { return }
    state.withLock { $0.cancelled += 1 }
    throw CancellationError()
  }
}
