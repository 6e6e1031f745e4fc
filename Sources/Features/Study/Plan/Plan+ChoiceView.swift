import Domain
public import Markup
import SiteKit

extension Plan {
  /// The page where a plan is chosen; without a plan it is the plan's page.
  public static func choicesHTML(_ model: ChoicesModel, _ context: PageContext) -> HTML {
    let back: HTML? = model.current.map { _ in
      "<p><a href=\"\(SitePath.plan(.page))\">\(Icon.back.html)Back to the plan</a></p>\n"
    }
    let lead =
      model.current.map {
        "You follow “\($0)”. Another plan replaces it, and you can undo that for a day."
      }
      ?? "A plan gives each day its problems, and keeps what you missed. "
      + "Choose one, look at its days, then start it."
    return page(
      model.current == nil ? "Plan" : "Change plan", context,
      """
      <header class="page-head">
      \(back)<h1>\(model.current == nil ? "Plan" : "Change plan")</h1>
      <p class="plan-lead">\(lead)</p>
      </header>
      \(former(model.former, context))
      \(model.trouble.map { "<p class=\"trouble\" role=\"alert\">\($0)</p>" as HTML })
      <section aria-labelledby="ready-title">
      <h2 id="ready-title">Ready plans</h2>
      <ul class="plan-choices">
      \(model.choices.map { choice($0, model) })</ul>
      </section>
      \(own(model))
      """)
  }

  private static func choice(_ choice: ChoicesModel.Choice, _ model: ChoicesModel) -> HTML {
    let isAsked = model.request.key == choice.key
    let weeks = choice.weeks.map { isAsked ? model.request.weeks ?? $0 : $0 }
    let hours = choice.hours.map { isAsked ? model.request.hours ?? $0 : $0 }
    let start = isAsked ? model.request.start ?? model.today : model.today
    return """
      <li class="card">
      <h3>\(choice.title)</h3>
      <p>\(choice.about)</p>
      <p class="note">\(choice.facts.joined(separator: " · "))</p>
      <form class="plan-form" method="get" action="\(previewAction)">
      <input type="hidden" name="key" value="\(choice.key)">
      \(day("start", "First day", start, least: model.today))
      \(weeks.map { number("weeks", "Weeks", $0, PlanOrder.Bounds.weeks) })
      \(hours.map { number("hours", "Hours per week", $0, PlanOrder.Bounds.hours) })
      <button type="submit">Preview it<span class="hidden">: \(choice.title)</span></button>
      </form>
      </li>

      """
  }

  private static func own(_ model: ChoicesModel) -> HTML {
    let isAsked = model.request.key == nil
    let until = day(
      "until", "Day of the interview", isAsked ? model.request.until : nil,
      least: model.today.adding(days: 1))
    let hours = number(
      "hours", "Hours per week", isAsked ? model.request.hours : nil, PlanOrder.Bounds.hours)
    return """
      <section class="card plan-own" aria-labelledby="own-title">
      <h2 id="own-title">Until an interview</h2>
      <p>Enter the date and how many hours per week you have. The problems that are asked most \
      come first, in an order in which topics build on each other; what doesn't fit is left out.</p>
      <form class="plan-form" method="get" action="\(previewAction)">
      \(until)
      \(hours)
      <fieldset>
      <legend>Topics that you know well</legend>
      \(model.topics.map(topic))</fieldset>
      <button class="primary" type="submit">Preview it</button>
      </form>
      </section>
      """
  }

  private static var previewAction: SitePath { .plan(.preview(PlanRequest(), month: nil)) }

  private static func topic(_ known: ChoicesModel.KnownTopic) -> HTML {
    """
    <label><input type="checkbox" name="known-\(known.topic.rawValue)" value="1"\
    \(" checked", if: known.isKnown)> \(known.topic.title)</label>

    """
  }

  private static func day(
    _ name: String, _ label: String, _ value: CivilDate?, least: CivilDate
  ) -> HTML {
    """
    <label><span>\(label)</span><input type="date" name="\(name)" \
    value="\(value?.description ?? "")" min="\(least.description)" required></label>
    """
  }

  private static func number(
    _ name: String, _ label: String, _ value: Int?, _ range: ClosedRange<Int>
  ) -> HTML {
    """
    <label><span>\(label)</span><input type="number" name="\(name)" \
    value="\(value.map(String.init) ?? "")" min="\(range.lowerBound)" max="\(range.upperBound)" \
    required></label>
    """
  }

  /// What can be undone: the last of it, the others on request.
  static func former(_ former: [Former], _ context: PageContext) -> HTML? {
    guard let last = former.first else { return nil }
    let rest = former.dropFirst()
    let others: HTML? =
      rest.isEmpty
      ? nil
      : """
      <details><summary>Earlier changes</summary>
      \(rest.map { restore($0, context) })</details>
      """
    return """
      <section class="plan-former" aria-label="Undo">
      \(restore(last, context))\(others)
      </section>
      """
  }

  private static func restore(_ former: Former, _ context: PageContext) -> HTML {
    """
    <form method="post" action="\(SitePath.plan(.restore(id: former.id)))">
    \(context.field)
    <p>\(former.words)</p><button class="quiet" type="submit">\(Icon.undo.html)\(former.action)\
    </button>
    </form>

    """
  }
}
