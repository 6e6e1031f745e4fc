/// The addresses that show the day in small, all at the site's root.
///
/// Three of them also answer to programs that hold the widget's key.
public enum WidgetPath: Sendable, Hashable {
  case page
  /// The event stream of the page.
  case events
  /// Where the key is shown; POST makes a new one.
  case access
  /// POST: shuts everybody out who holds the key.
  case revoke
  case json(key: String? = nil)
  case svg(key: String? = nil)
  case calendar(key: String? = nil)
  /// What a browser keeps to show a page of ours when the server is away.
  case serviceWorker

  init?(segments: [String], query: [String: String]) {
    switch segments {
    case ["widget"]: self = .page
    case ["widget", "events"]: self = .events
    case ["widget", "access"]: self = .access
    case ["widget", "access", "revoke"]: self = .revoke
    case ["widget.json"]: self = .json(key: query["key"])
    case ["widget.svg"]: self = .svg(key: query["key"])
    case ["calendar.ics"]: self = .calendar(key: query["key"])
    case ["service-worker.js"]: self = .serviceWorker
    default: return nil
    }
  }

  /// All of them, the first included.
  var segments: [String] {
    switch self {
    case .page: ["widget"]
    case .events: ["widget", "events"]
    case .access: ["widget", "access"]
    case .revoke: ["widget", "access", "revoke"]
    case .json: ["widget.json"]
    case .svg: ["widget.svg"]
    case .calendar: ["calendar.ics"]
    case .serviceWorker: ["service-worker.js"]
    }
  }

  var query: [(String, String?)] { [("key", key)] }

  /// The key that the address carries.
  public var key: String? {
    switch self {
    case .json(let key), .svg(let key), .calendar(let key): key
    case .page, .events, .access, .revoke, .serviceWorker: nil
    }
  }
}
