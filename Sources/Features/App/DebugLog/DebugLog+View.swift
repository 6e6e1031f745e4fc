public import Domain
public import Markup
import SiteKit

extension DebugLog {
  /// The whole page.
  public static func html(_ model: Model, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Log", section: .log, context: context, scripts: ["times", "log"],
      styles: ["log"],
      body: """
        <header class="page-head">
        <h1>Log</h1>
        <p>What Focus did: runs, the network, syncs. Secrets are hidden; nothing leaves this machine.</p>
        </header>
        \(filters(model.filter))
        \(list(model))
        """)
  }

  /// The part that the filters change.
  public static func list(_ model: Model) -> HTML {
    let last = model.entries.last?.id ?? 0
    return """
      <section id="log" aria-label="Entries" \
      data-events="\(SitePath.log(.events(model.filter, after: last)))">
      <div class="tally">
      <p id="log-tally">\(model.tally)</p>
      <div class="actions">
      <label class="log-follow" hidden><input type="checkbox" data-follow> Follow live</label>
      <button type="button" data-copy hidden>Copy</button>
      <p class="note" role="status" data-copied></p>
      </div>
      </div>
      <ol id="entries" class="log-entries" reversed>
      \(model.entries.reversed().map(row))</ol>
      \(model.emptiness.map(emptiness))
      </section>

      """
  }

  /// An entry that comes while the page is open.
  public static func row(_ entry: LogEntry) -> HTML {
    """
    <li id="entry-\(entry.id)" class="log-entry \(entry.level.rawValue)" data-new-in="entries" \
    data-line="\(line(entry))">
    \(PageParts.time(entry.at))
    <span class="log-level">\(entry.level.title)</span>
    <span class="log-category">\(entry.category.rawValue)</span>
    <span class="log-message">\(entry.message)</span>
    \(entry.detail.map(detail))</li>

    """
  }

  private static func detail(_ text: String) -> HTML {
    "<details><summary>Details</summary><pre tabindex=\"0\">\(text)</pre></details>\n"
  }

  private static func emptiness(_ empty: Emptiness) -> HTML {
    """
    <div class="empty" data-empty><p><strong>\(empty.title)</strong></p>
    <p>\(empty.advice)</p></div>
    """
  }

  private static func filters(_ filter: LogFilter) -> HTML {
    """
    <form id="log-filters" class="log-filters" method="get" action="\(SitePath.log(.page))" \
    role="search">
    <label><span class="hidden">Search</span><input type="search" name="search" \
    value="\(filter.search)" placeholder="Search" autocomplete="off"></label>
    <label><span>Level</span> <select name="level">
    \(LogEntry.Level.allCases.map { option($0.rawValue, $0.wish, isChosen: $0 == filter.level) })\
    </select></label>
    <label><span>Category</span> <select name="category">
    \(option("", "All", isChosen: filter.category == nil))\
    \(LogEntry.Category.allCases.map { option($0.rawValue, $0.title, isChosen: $0 == filter.category) })\
    </select></label>
    <button type="submit">Show</button>
    </form>
    """
  }

  private static func option(_ value: String, _ title: String, isChosen: Bool) -> HTML {
    "<option value=\"\(value)\"\(" selected", if: isChosen)>\(title)</option>\n"
  }
}

// MARK: - The terminal

extension DebugLog {
  /// The entries, oldest first, or how to get some.
  public static func text(_ model: Model) -> String {
    if let empty = model.emptiness { return "\(empty.title) \(empty.advice)\n" }
    return model.entries.map { line($0) + "\n" }.joined()
  }

  /// An entry as lines of text; what is copied from the page, too.
  public static func line(_ entry: LogEntry) -> String {
    let level = entry.level.title.padded(to: 7)
    let category = entry.category.rawValue.padded(to: 9)
    let detail = entry.detail.map {
      "\n"
        + $0.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        .joined(separator: "\n")
    }
    return "\(entry.at)  \(level)  \(category)  \(entry.message)\(detail ?? "")"
  }

  /// An entry as scripts read it: one line of JSON.
  public static func json(_ entry: LogEntry) -> String {
    let fields: [String: Value] = [
      "id": .int(entry.id), "at": .string(entry.at.description),
      "category": .string(entry.category.rawValue), "level": .string(entry.level.rawValue),
      "message": .string(entry.message), "detail": entry.detail.map(Value.string) ?? .null,
    ]
    return Value.object(fields).json
  }
}

extension LogEntry.Level {
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The filter's words: a level and what matters more.
  fileprivate var wish: String {
    switch self {
    case .debug: "All"
    case .info: "Info and above"
    case .warning: "Warnings and errors"
    case .error: "Errors"
    }
  }
}

extension LogEntry.Category {
  fileprivate var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
