public import Domain
public import Markup
public import SiteKit

extension Advice {
  /// The panel before anything was asked.
  package static func panel(slug: String) -> HTML {
    """
    <div id="advice" class="panel advice" tabindex="-1">
    \(buttons(slug: slug))
    </div>

    """
  }

  /// Everything that a page shows of a wish so far; each element replaces the one with its id.
  public static func standing(of snapshot: Snapshot) -> HTML {
    switch snapshot.submission.subject {
    case .cases: suggestions(snapshot)
    case .explain, .review, .answer: text(snapshot)
    }
  }

  /// What a page that follows a wish gets for its latest event, but for cases, which are the page's.
  package static func fragment(for snapshot: Snapshot) -> Fragment? {
    guard let event = snapshot.events.last else { return nil }
    let isText = snapshot.submission.subject != .cases
    switch event {
    case .step(let words):
      return Fragment(event: "status", html: isText ? textStatus(words) : suggestionStatus(words))
    case .began: return Fragment(event: "begin", html: text(snapshot))
    case .text: return Fragment(event: "text", html: PageParts.modelText(snapshot.text))
    case .proposed: return nil
    case .written, .failed: return Fragment(event: "end", html: standing(of: snapshot))
    }
  }

  // MARK: Words

  private static func text(_ snapshot: Snapshot) -> HTML {
    let trouble = snapshot.events.last?.trouble
    let isUnderWay = !snapshot.isFinished
    return """
      <div id="advice" class="panel advice" tabindex="-1"\(follow(snapshot, if: isUnderWay))>
      \(snapshot.author.map { PageParts.modelMark($0, authority: authority(over: snapshot)) })
      \(isUnderWay ? textStatus(snapshot.lastStep ?? "Asking…") : nil)
      \(PageParts.modelText(snapshot.text))
      \(trouble.map(words))
      \(isUnderWay ? stop(snapshot) : buttons(after: snapshot))
      </div>

      """
  }

  private static func authority(over snapshot: Snapshot) -> String {
    snapshot.submission.subject.view == nil ? "the judge" : "the points"
  }

  private static func textStatus(_ words: String) -> HTML {
    "<p id=\"advice-status\" class=\"note\" role=\"status\">\(words)</p>\n"
  }

  private static func buttons(after snapshot: Snapshot) -> HTML {
    let request = snapshot.submission
    return request.subject.view == nil ? buttons(slug: request.slug) : PageParts.askModelButton
  }

  private static func buttons(slug: String) -> HTML {
    """
    <p class="advice-buttons">
    <button type="submit" form="workbench" data-fragment="advice" \
    formaction="\(SitePath.advice(slug: slug, .explain(attempt: 0)))">Explain my last failure</button>
    <button type="submit" form="workbench" data-fragment="advice" \
    formaction="\(SitePath.advice(slug: slug, .review(attempt: 0)))">Review my last accepted \
    solution</button></p>
    <p class="note">The exercise, your code and what the judge found are sent to the model of your \
    <a href="\(SitePath.settings(.page))#ai">settings</a>.</p>
    """
  }

  // MARK: Cases

  private static func suggestions(_ snapshot: Snapshot) -> HTML {
    guard snapshot.isFinished else {
      return """
        <div id="suggestions"\(follow(snapshot, if: true))>
        \(suggestionStatus(snapshot.lastStep ?? "Asking for cases…"))
        \(stop(snapshot))
        </div>

        """
    }
    if case .proposed(let found, _)? = snapshot.events.last {
      return suggestions(found, slug: snapshot.submission.slug)
    }
    return "<div id=\"suggestions\">\(snapshot.events.last?.trouble.map(words))</div>\n"
  }

  private static func suggestionStatus(_ words: String) -> HTML {
    "<p id=\"suggestions-status\" class=\"note\" role=\"status\">\(words)</p>\n"
  }

  /// What became of the last proposals, below the own cases.
  package static func suggestions(_ found: Suggestions?, slug: String) -> HTML {
    guard let found else { return "<div id=\"suggestions\"></div>\n" }
    return """
      <div id="suggestions">
      <p role="status">\(sentence(found))</p>
      \(list("Not taken", found.quarantined))
      <p class="note"><a href="\(SitePath.advice(slug: slug, .cases))">Everything that was \
      proposed</a></p>
      </div>

      """
  }

  static func sentence(_ found: Suggestions) -> String {
    let all = found.accepted.count + found.quarantined.count + found.left
    let who = "\(found.origin) proposed \(Measure.count(all, "case"))"
    guard !found.accepted.isEmpty else { return "\(who); none was taken." }
    return "\(who); \(found.accepted.count) \(found.accepted.count == 1 ? "is" : "are") among your "
      + "cases now."
  }

  static func list(_ title: String, _ rows: [Suggestions.Row]) -> HTML? {
    guard !rows.isEmpty else { return nil }
    let items = rows.map { row in
      "<li><code>\(row.input)</code> \(row.reason)</li>\n" as HTML
    }
    return """
      <details class="suggested"><summary>\(title): \(rows.count)</summary>
      <ul>
      \(items)</ul>
      </details>

      """
  }

  // MARK: Both

  /// The stream that a script follows, and what it calls when the page is left.
  private static func follow(_ snapshot: Snapshot, if isUnderWay: Bool) -> HTML? {
    guard isUnderWay else { return nil }
    let paths = paths(of: snapshot)
    return " data-advice=\"\(paths.events)\" data-stop=\"\(paths.stop)\""
  }

  /// Where a wish is followed, and where stopped.
  private static func paths(of snapshot: Snapshot) -> (events: SitePath, stop: SitePath) {
    let (slug, id) = (snapshot.submission.slug, snapshot.id)
    guard snapshot.submission.subject.view == nil else {
      return (.drill(.events(id: slug, wish: id)), .drill(.stop(id: slug, wish: id)))
    }
    return (.advice(slug: slug, .events(id: id)), .advice(slug: slug, .stop(id: id)))
  }

  private static func stop(_ snapshot: Snapshot) -> HTML {
    """
    <p><button class="quiet" type="submit" form="workbench" data-fragment="advice" \
    formaction="\(paths(of: snapshot).stop)">\
    \(Icon.stop.html)Stop</button></p>
    """
  }

  private static func words(_ trouble: (message: String, hint: String?)) -> HTML {
    "<p class=\"trouble\" role=\"alert\">\(trouble.message) \(trouble.hint ?? "")</p>\n"
  }
}

extension Advice.Event {
  fileprivate var trouble: (message: String, hint: String?)? {
    if case .failed(let message, let hint) = self { (message, hint) } else { nil }
  }
}

extension Board<Advice.Request>.Snapshot {
  /// Who writes; nil before it begins.
  fileprivate var author: String? {
    for case .began(let model, _) in events { return model }
    return nil
  }

  fileprivate var lastStep: String? {
    for case .step(let words) in events.reversed() { return words }
    return nil
  }

  /// What was written so far.
  fileprivate var text: String {
    events.reduce(into: "") { text, event in
      if case .text(let piece) = event { text += piece }
    }
  }
}

extension Advice {
  /// Why a wish was refused, in the place where its answer would stand.
  public static func trouble(
    _ error: any UserFacingError, slug: String, at path: AdvicePath
  ) -> HTML {
    let text = words((error.message, error.hint))
    switch path {
    case .cases: return "<div id=\"suggestions\">\(text)</div>\n"
    case .explain, .review, .events, .stop:
      return """
        <div id="advice" class="panel advice" tabindex="-1">
        \(text)\(buttons(slug: slug))
        </div>

        """
    }
  }
}
