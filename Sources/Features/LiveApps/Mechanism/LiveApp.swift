/// An app that runs in the server and is shown as a page or as text; it knows nothing of either.
///
/// One value serves one open page. What several pages share belongs to its ``LiveHost``.
@MainActor public protocol LiveApp: AnyObject, Sendable {
  /// Where it stands, from its own root: `/`, `/coins/7`, `/?q=iron%20owl`.
  var path: String { get }
  /// What is shown, in a few words.
  var title: String { get }
  /// Whether something is under way without which there is little to see.
  var isBusy: Bool { get }
  /// Roughly what its state takes.
  var weightBytes: Int { get }
  /// What the open screen is called; another name ends what ``run(changed:)`` does for the one before.
  var screen: String { get }

  /// Goes to a path of its own; false, and nothing changes, when there is none such.
  func open(_ path: String) -> Bool
  /// Takes what a person did.
  func handle(_ event: LiveEvent)
  /// Keeps the open screen up to date until it is cancelled; tells when something changed.
  func run(changed: @escaping @MainActor () -> Void) async
  /// Nobody looks any more: what is on its way is given up.
  func leave()

  /// What is shown, as pieces of a page.
  func nodes(in frame: LiveFrame) -> [LiveNode]
  /// What is shown, for a terminal.
  func text() -> String
  /// What a line of a terminal means; nil when it means nothing here.
  func event(line: LiveLine) -> LiveEvent?
  /// The lines that ``event(line:)`` knows on the open screen, with what they do.
  var commands: [(line: String, meaning: String)] { get }
}

/// What a person did on a page or typed in a terminal.
public struct LiveEvent: Sendable, Hashable {
  /// Leads to another path of the same app, which is the value.
  public static let open = "open"

  public var name: String
  public var value: String

  public init(_ name: String, _ value: String = "") {
    self.name = name
    self.value = value
  }
}

/// A line of a terminal: its first word in small letters, and the rest.
public struct LiveLine: Sendable, Hashable {
  public var verb: String
  public var rest: String

  public init(_ line: String) {
    let parts = line.split(maxSplits: 1) { $0.isWhitespace }
    verb = parts.first.map { $0.lowercased() } ?? ""
    rest = parts.count > 1 ? parts[1].trimmingBlanks : ""
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    let head = drop { $0.isWhitespace }
    let end = head.lastIndex { !$0.isWhitespace }
    return end.map { String(head[...$0]) } ?? ""
  }
}
