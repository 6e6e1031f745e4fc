import ArgumentParser
import Domain
import Foundation
import LiveAppsFeature
import Markup
import SiteKit
import Store

/// `focus-bench live`: the take-home apps as the server runs them.
struct LiveBench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live", abstract: "Measure pages of the take-home apps: pictures, rows, memory.",
    discussion: """
      Example:
        FOCUS_BENCHMARKS=1 swift run -c release focus-bench live
      """)

  @Option(help: "How many changes of a list are measured.")
  var rounds = 500

  @Option(help: "How many rows the list has.")
  var rows = 5_000

  func run() async throws {
    let folder = URL.temporaryDirectory.appending(path: "focus-bench-live")
    defer { try? FileManager.default.removeItem(at: folder) }
    let services = Services(
      problems: .fixed([]), runner: .noOp, database: try .empty(),
      now: { Instant(milliseconds: 0) }, cacheFolder: folder)
    print("| figure | seen |\n|---|---|")
    try await pictures(services)
    await list()
    try await memory(services)
  }

  private func pictures(_ services: Services) async throws {
    guard let host = LiveApps.hosts(with: services).first(where: { $0.slug == "heroes" }) else {
      return
    }
    let clock = ContinuousClock()
    let cold = try await clock.measure {
      _ = try await host.picture("900001", size: "card")
    }
    print("| one picture, drawn, scaled and encoded | \(milliseconds(cold)) ms |")
    let count = 50_000
    let time = await clock.measure {
      for _ in 0..<count { _ = await host.keptPicture("900001", size: "card") }
    }
    print("| cached pictures | \(Int(Double(count) / (time / .seconds(1)))) a second |")
  }

  @MainActor private func list() async {
    let clock = ContinuousClock()
    let app = RowsApp(count: rows)
    guard let desk = try? LiveDesk(hosts: [RowsHost(app: app)]).open("rows", at: "/") else {
      return
    }
    var version = 0
    let first = clock.measure {
      version = desk.render(PageContext(nonce: "", formToken: "")).version
    }
    print("| a page of \(rows) rows, first | \(milliseconds(first)) ms |")
    var patches = desk.patches(after: version).makeAsyncIterator()
    var times: [Duration] = []
    for round in 0..<rounds {
      let start = clock.now
      desk.handle(LiveEvent("raise", String(round * 97 % rows)))
      _ = await patches.next()
      times.append(clock.now - start)
    }
    times.sort()
    print("| one row of \(rows) changed, median | \(milliseconds(times[times.count / 2])) ms |")
    print("| one row of \(rows) changed, p95 | \(milliseconds(times[times.count * 95 / 100])) ms |")
  }

  @MainActor private func memory(_ services: Services) async throws {
    let desk = LiveDesk(
      hosts: LiveApps.hosts(with: services), limits: LiveDesk.Limits(sessions: 200))
    let context = PageContext(nonce: "", formToken: "")
    func open(_ count: Int) async throws {
      for _ in 0..<count {
        guard let session = try desk.open("heroes", at: "/") else { continue }
        _ = session.render(context)
        await session.settle()
        session.handle(LiveEvent("seen"))
        await session.settle()
        _ = session.render(context)
      }
    }
    try await open(8)
    let before = residentBytes
    try await open(96)
    print("| a session of Heroes with 40 rows | \((residentBytes - before) / 96 / 1024) KB |")
  }

  private var residentBytes: Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ")
    return (fields.flatMap { Int($0[1]) } ?? 0) * 4096
  }

  private func milliseconds(_ time: Duration) -> Double {
    (time / .milliseconds(1) * 100).rounded() / 100
  }
}

/// A list in which one row changes at a time.
@MainActor private final class RowsApp: LiveApp {
  private var values: [Int]

  init(count: Int) { values = Array(repeating: 0, count: count) }

  let path = "/"
  let title = "Rows"
  let isBusy = false
  let screen = "rows"
  var weightBytes: Int { values.count * 8 }
  var commands: [(line: String, meaning: String)] { [] }

  func open(_ path: String) -> Bool { true }
  func handle(_ event: LiveEvent) { Int(event.value).map { values[$0] += 1 } }
  func run(changed: @escaping @MainActor () -> Void) async {}
  func leave() {}
  func text() -> String { "" }
  func event(line: LiveLine) -> LiveEvent? { nil }

  func nodes(in frame: LiveFrame) -> [LiveNode] {
    [
      LiveNode(
        "rows", tag: "ul",
        nodes: values.enumerated().map { index, value in
          LiveNode("row-\(index)", tag: "li", of: value) {
            "<a href=\"\(frame.link("/rows/\(index)"))\">Row \(index)</a><span>\(value)</span>"
          }
        })
    ]
  }
}

@MainActor private final class RowsHost: LiveHost {
  nonisolated let slug = "rows"
  nonisolated let name = "Rows"
  nonisolated let source = ""
  private let app: RowsApp

  init(app: RowsApp) { self.app = app }

  func makeApp() -> any LiveApp { app }
}
