@testable import LiveAppsFeature
import Markup
import Synchronization
import Testing

@testable import SiteKit

@MainActor @Suite(.timeLimit(.minutes(20))) struct LiveTableTests {
  private func tree(_ app: CounterApp) -> LiveNode {
    LiveNode("live", nodes: app.nodes(in: .sample))
  }

  @Test func `an empty page is sent whole`() {
    var table = LiveTable()
    let changes = table.changes(to: tree(CounterApp()))
    #expect(changes.pieces.map(\.id) == ["live"])
    #expect(changes.orders.isEmpty)
    #expect(changes.pieces[0].html.text.contains("<li id=\"number-2\">0"))
    #expect(table.count == 6)
  }

  @Test func `what is the same is not even rendered`() {
    let app = CounterApp()
    var table = LiveTable()
    table.take(tree(app))
    #expect(table.changes(to: tree(app)).isEmpty)
    #expect(app.renderings.withLock { $0 } == 0)
  }

  @Test func `a piece that changed is sent alone`() {
    let app = CounterApp()
    var table = LiveTable()
    table.take(tree(app))
    app.handle(LiveEvent("raise", "1"))
    let changes = table.changes(to: tree(app))
    #expect(changes.pieces.map(\.id) == ["number-1"])
    #expect(changes.pieces[0].html.text.hasPrefix("<li id=\"number-1\">1<form method=\"post\""))
    #expect(changes.orders.isEmpty)
    #expect(app.renderings.withLock { $0 } == 1)
    #expect(table.changes(to: tree(app)).isEmpty)
  }

  @Test func `what comes and goes is told by its place`() {
    let app = CounterApp()
    var table = LiveTable()
    table.take(tree(app))
    app.handle(LiveEvent("add", "7"))
    let added = table.changes(to: tree(app))
    #expect(added.pieces.map(\.id) == ["number-7"])
    #expect(added.orders.map(\.added) == [["number-7"]])
    #expect(added.orders.first?.kept == 3 && added.orders.first?.dropped == 0)
    app.handle(LiveEvent("remove", "0"))
    let removed = table.changes(to: tree(app))
    #expect(removed.pieces.isEmpty)
    #expect(removed.orders.first?.kept == 0 && removed.orders.first?.dropped == 1)
    #expect(removed.orders.first?.added == [])
  }

  @Test(arguments: [
    ("abc", "abc", nil), ("abc", "abcd", "3-0+d"), ("abc", "xabc", "0-0+x"), ("abc", "ac", "1-1+"),
    ("abc", "acb", "1-2+cb"), ("", "ab", "0-0+ab"), ("ab", "", "0-2+"), ("aba", "aa", "1-1+"),
    ("abcd", "axyd", "1-2+xy"), ("aa", "aaa", "2-0+a"),
  ]) func `an order's change is its shortest middle`(old: String, new: String, told: String?) {
    let order = LiveChanges.Order(
      of: "list", from: old.map(String.init), to: new.map(String.init))
    #expect(order.map { "\($0.kept)-\($0.dropped)+\($0.added.joined())" } == told)
  }

  @Test func `a stamp covers the attributes too`() {
    var table = LiveTable()
    table.take(LiveNode("a", attributes: " class=\"x\"", of: 1) { .empty })
    let changes = table.changes(to: LiveNode("a", attributes: " class=\"y\"", of: 1) { .empty })
    #expect(changes.pieces.map(\.html.text) == ["<div id=\"a\" class=\"y\"></div>\n"])
  }
}
