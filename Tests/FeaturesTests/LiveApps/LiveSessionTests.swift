import Domain
@testable import LiveAppsFeature
import Markup
import Testing

@testable import SiteKit

@MainActor @Suite(.timeLimit(.minutes(20))) struct LiveSessionTests {
  private let context = PageContext(nonce: "n", formToken: "t")

  private func session() -> (session: LiveSession, app: CounterApp) {
    let app = CounterApp()
    return (LiveSession(id: "s1", slug: "counter", app: app), app)
  }

  private func reached(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test func `a page gets only what changed since it was rendered`() async throws {
    let (session, app) = session()
    let shown = session.render(context)
    #expect(shown.html.text.contains("<div id=\"live\" class=\"live\">"))
    var patches = session.patches(after: shown.version).makeAsyncIterator()
    session.handle(LiveEvent("raise", "2"))
    let patch = try #require(await patches.next())
    #expect(patch.pieces == ["number-2"])
    #expect(patch.version == shown.version + 1)
    #expect(patch.json["html"]?.elements?.count == 1)
    await reached { !app.begun.isEmpty }
    app.change { $0.removeLast() }
    let second = try #require(await patches.next())
    #expect(second.pieces.isEmpty)
    #expect(second.json["order"]?.elements?.first?["drop"] == 1)
    session.end()
    #expect(await patches.next() == nil)
  }

  @Test func `a page that missed something is sent everything`() async throws {
    let (session, _) = session()
    let version = session.render(context).version
    var patches = session.patches(after: version).makeAsyncIterator()
    session.handle(LiveEvent("raise", "0"))
    #expect(await patches.next()?.pieces == ["number-0"])
    var late = session.patches(after: version).makeAsyncIterator()
    #expect(await late.next()?.pieces == ["live"])
    // The one before has been told that it is over.
    #expect(await patches.next() == nil)
    session.end()
  }

  @Test func `a new place is told with its title`() async throws {
    let (session, _) = session()
    var patches = session.patches(after: session.render(context).version).makeAsyncIterator()
    #expect(session.handle(LiveEvent(LiveEvent.open, "/2")))
    let patch = try #require(await patches.next())
    #expect(patch.json["path"] == "/2")
    #expect(patch.json["title"] == "Counter 2")
    #expect(!session.handle(LiveEvent(LiveEvent.open, "/nowhere")))
    #expect(session.app.path == "/2")
    session.end()
  }

  @Test func `another screen ends the work of the one before`() async {
    let (session, app) = session()
    _ = session.render(context)
    await reached { app.begun == ["/"] }
    session.handle(LiveEvent(LiveEvent.open, "/1"))
    await reached { app.ended == ["/"] && app.begun == ["/", "/1"] }
    session.end()
    await reached { app.ended == ["/", "/1"] }
    #expect(app.leaves == 1)
  }

  @Test func `whoever leaves lets the app rest, and whoever comes back wakes it`() async {
    let (session, app) = session()
    let patches = session.patches(after: session.render(context).version)
    #expect(session.isFollowed)
    await reached { app.begun.count == 1 }
    session.giveBack(patches)
    #expect(!session.isFollowed)
    #expect(app.leaves == 1)
    await reached { app.ended.count == 1 }
    let again = session.patches(after: 0)
    await reached { app.begun.count == 2 }
    // One that has gone long ago changes nothing.
    session.giveBack(patches)
    #expect(session.isFollowed)
    session.giveBack(again)
    #expect(app.leaves == 2)
    session.end()
  }

  @Test func `an ended session takes nothing and wakes no more`() {
    let (session, app) = session()
    _ = session.render(context)
    session.end()
    #expect(!session.handle(LiveEvent("raise", "0")))
    session.wake()
    #expect(app.events.isEmpty)
    #expect(app.leaves == 1)
  }

  @Test func `it is settled when nothing is under way`() async {
    let (session, app) = session()
    app.isBusy = true
    async let settled: Void = session.settle()
    await reached { !app.begun.isEmpty }
    app.isBusy = false
    app.change { _ in }
    await settled
    session.end()
  }
}
