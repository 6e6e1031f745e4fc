import Markup
import RoundsDomain
import RoundsPresentation

extension RoundsLive {
  private struct PageFacts: Hashable {
    var detail: RoundDetail?
    var error: String?
    var actions: [RoundAction]
    var isBest: Bool
    var isOpen: Bool
  }

  func roundNodes(in frame: LiveFrame) -> [LiveNode] {
    guard let page = detail else { return [] }
    let facts = PageFacts(
      detail: page.detail, error: page.errorMessage,
      actions: page.round.map { RoundAction.of($0) } ?? [],
      isBest: page.round.map { RoundStatistics(list?.rounds ?? []).isPersonalBest($0) } ?? false,
      isOpen: page.round.map { RoundTab(of: $0.status) != .completed } ?? false)
    return [
      up(to: .list(listTab), "All rounds", in: frame),
      LiveNode("detail", tag: "article", attributes: " class=\"app-card\"", of: facts) {
        Self.page(facts, in: frame)
      },
    ]
  }

  private var listTab: RoundTab {
    list.flatMap { RoundTab(rawValue: $0.selectedTabIndex) } ?? .all
  }

  private func up(to route: RoundsRoute, _ title: String, in frame: LiveFrame) -> LiveNode {
    LiveNode("back", of: route) {
      """
      <a class="app-up" href="\(frame.link(route.path))" data-live-open="\(route.path)">\
      \(Icon.back.html)\(title)</a>
      """
    }
  }

  private static func page(_ facts: PageFacts, in frame: LiveFrame) -> HTML {
    guard let detail = facts.detail else {
      return facts.error.map { failure("No such page", $0, in: frame) } ?? waiting
    }
    let card = detail.card
    let sheet = RoundsRoute.scoring(id: card.id).path
    let buttons = facts.actions.map { button($0, of: card, in: frame) }
    let fields: [(String, String?)] = [
      ("Date", card.date), ("Distance", card.distance), ("Arrows", detail.progress),
      ("Points an arrow", detail.averageArrow), ("10s with Xs", String(detail.tens)),
      ("Xs", String(detail.xs)), ("Misses", String(detail.misses)),
    ]
    return """
      <h1>\(card.name)</h1>
      <p class="rounds-line">\(chip(card.status))\
      \(facts.isBest ? "<span class=\"app-chip\">Personal best</span>" : nil)</p>
      \(facts.error.map { "<p class=\"trouble\" role=\"alert\">\($0)</p>" as HTML })
      \(card.score.map { "<p class=\"rounds-score\"><strong>\($0)</strong> points</p>" as HTML })
      <div class="rounds-actions">\
      \(facts.isOpen ? link(sheet, "Score sheet", in: frame) : nil)\(buttons)</div>
      <dl class="rounds-facts">\(fields.compactMap(fact))</dl>
      \(ends(detail))
      <details class="rounds-plan"><summary>Delete this round</summary>\
      <p class="note">Its arrows are gone for good.</p>\
      \(frame.button("delete", "Delete it", value: String(card.id)))</details>
      """
  }

  private static func link(_ path: String, _ title: String, in frame: LiveFrame) -> HTML {
    """
    <a class="button rounds-main" href="\(frame.link(path))" data-live-open="\(path)">\(title)</a>
    """
  }

  private static func fact(_ name: String, _ value: String?) -> HTML? {
    value.map { "<div><dt>\(name)</dt><dd>\($0)</dd></div>" }
  }

  private static let waiting: HTML =
    "<div class=\"skeleton tall\" role=\"status\"><span class=\"hidden\">Loading…</span></div>"

  private static func ends(_ detail: RoundDetail) -> HTML {
    guard !detail.ends.isEmpty else { return .empty }
    let rows = detail.ends.map { end -> HTML in
      """
      <tr><th scope="row">\(end.number)</th><td>\(end.arrows.joined(separator: " "))</td>\
      <td>\(end.total)</td><td>\(end.runningTotal)</td></tr>
      """
    }
    return """
      <table class="rounds-ends"><thead><tr><th scope="col">End</th><th scope="col">Arrows</th>\
      <th scope="col">Sum</th><th scope="col">Total</th></tr></thead><tbody>\(rows)</tbody></table>
      """
  }

  // MARK: The score sheet

  func sheetNodes(in frame: LiveFrame) -> [LiveNode] {
    guard let sheet else { return [] }
    let (state, error) = (sheet.state, sheet.errorMessage)
    let back = up(to: .detail(id: sheet.id), "The round", in: frame)
    guard let state else {
      return [
        back,
        LiveNode("sheet", attributes: " class=\"app-card\"", of: error) {
          error.map { Self.failure("No open sheet", $0, in: frame) } ?? Self.waiting
        },
      ]
    }
    return [
      back,
      LiveNode("sheet", tag: "section", attributes: " class=\"app-card rounds-sheet\"", of: state) {
        Self.head(state)
      },
      LiveNode("sheet-trouble", of: error) {
        error.map { "<p class=\"trouble\" role=\"alert\">\($0)</p>" } ?? .empty
      },
      // While one taps, the buttons stay the same elements.
      LiveNode("pad", of: [state.isComplete, state.canUndo]) { Self.pad(state, in: frame) },
      LiveNode("ends", of: state.detail) { Self.ends(state.detail) },
    ]
  }

  private static func head(_ state: ScoringViewModel.State) -> HTML {
    let last = state.detail.ends.last?.arrows ?? []
    let arrows = last.map { "<li>\($0)</li>" as HTML }
    return """
      <h1>\(state.detail.card.name)</h1>
      <p class="rounds-line"><span>\(state.isComplete ? "Completed" : state.place)</span>\
      <span>\(state.detail.progress)</span></p>
      <p class="rounds-score" role="status"><strong>\(state.total)</strong> points</p>
      <ol class="rounds-arrows" aria-label="The arrows of the last end">\(arrows)</ol>
      """
  }

  private static func pad(_ state: ScoringViewModel.State, in frame: LiveFrame) -> HTML {
    let undo = frame.button(
      "undo", "Undo", attributes: " id=\"undo\"\(" disabled", if: !state.canUndo)")
    guard !state.isComplete else {
      return "<div class=\"rounds-actions\"><p>Every arrow is recorded.</p>\(undo)</div>"
    }
    let buttons = state.arrows.map { arrow -> HTML in
      """
      <button id="arrow-\(arrow)" name="value" value="\(arrow)" class="ring-\(arrow)">\(arrow)</button>
      """
    }
    return """
      \(frame.form("arrow", attributes: " class=\"rounds-pad\"", "\(buttons)"))
      <div class="rounds-actions">\(undo)</div>
      """
  }
}
