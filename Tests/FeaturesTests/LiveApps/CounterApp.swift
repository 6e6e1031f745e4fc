@testable import LiveAppsFeature
import Markup
import Synchronization

@testable import SiteKit

/// A tiny app: numbers in a list, of which each can be raised, and a page for each.
@MainActor final class CounterApp: LiveApp {
  var numbers: [(id: Int, value: Int)]
  var path = "/"
  var weight = 0
  var isBusy = false
  private(set) var events: [LiveEvent] = []
  private(set) var leaves = 0
  /// How often each screen began and ended to work.
  private(set) var begun: [String] = []
  private(set) var ended: [String] = []
  private var tell: (@MainActor () -> Void)?
  /// How often a piece was rendered.
  let renderings = Mutex(0)

  init(_ values: [Int] = [0, 0, 0]) {
    numbers = values.enumerated().map { ($0, $1) }
  }

  var title: String { path == "/" ? "Counters" : "Counter \(path.dropFirst())" }
  var screen: String { path }
  var weightBytes: Int { weight }

  func open(_ path: String) -> Bool {
    guard path == "/" || Int(path.dropFirst()) != nil else { return false }
    self.path = path
    return true
  }

  func handle(_ event: LiveEvent) {
    events.append(event)
    switch (event.name, Int(event.value)) {
    case ("raise", let id?): numbers[index(of: id)].value += 1
    case ("remove", let id?): numbers.remove(at: index(of: id))
    case ("add", let id?): numbers.append((id, 0))
    default: break
    }
  }

  private func index(of id: Int) -> Int { numbers.firstIndex { $0.id == id } ?? 0 }

  /// Something changes by itself.
  func change(_ body: (inout [(id: Int, value: Int)]) -> Void) {
    body(&numbers)
    tell?()
  }

  func run(changed: @escaping @MainActor () -> Void) async {
    let screen = screen
    begun.append(screen)
    tell = changed
    let (never, hold) = AsyncStream<Void>.makeStream()
    for await _ in never {}
    withExtendedLifetime(hold) {}
    ended.append(screen)
  }

  func leave() { leaves += 1 }

  func nodes(in frame: LiveFrame) -> [LiveNode] {
    [
      LiveNode("head", of: title) { "<h1>\(self.rendered(self.title))</h1>" },
      LiveNode(
        "numbers", tag: "ul",
        nodes: numbers.map { id, value in
          LiveNode("number-\(id)", tag: "li", of: value) {
            "\(self.rendered("\(value)"))\(frame.button("raise", "Raise", value: "\(id)"))"
          }
        }),
    ]
  }

  private func rendered(_ text: String) -> String {
    renderings.withLock { $0 += 1 }
    return text
  }

  func text() -> String { numbers.map { "\($0.id): \($0.value)\n" }.joined() }
  var commands: [(line: String, meaning: String)] { [("raise N", "one more")] }

  func event(line: LiveLine) -> LiveEvent? {
    line.verb == "raise" ? LiveEvent("raise", line.rest) : nil
  }
}

/// Makes counters, and keeps those that it made.
@MainActor final class CounterHost: LiveHost {
  nonisolated let slug = "counter"
  nonisolated let name = "Counter"
  nonisolated let source = "It counts."
  private(set) var apps: [CounterApp] = []
  /// What each new app says that it takes.
  var weight = 0

  nonisolated init() {}

  func makeApp() -> any LiveApp {
    let app = CounterApp()
    app.weight = weight
    apps.append(app)
    return app
  }
}

extension LiveFrame {
  static var sample: LiveFrame {
    LiveFrame(
      app: "counter", session: "s1", context: PageContext(nonce: "n", formToken: "t"))
  }
}
