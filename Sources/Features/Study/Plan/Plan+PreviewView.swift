import Domain
public import Markup
import SiteKit

extension Plan {
  /// A plan before it starts.
  public static func previewHTML(_ model: PreviewModel, _ context: PageContext) -> HTML {
    let replaces: HTML? = model.replaces.map {
      "<p class=\"plan-note\">It replaces “\($0)”. You can undo that for a day.</p>\n"
    }
    let fields = model.fields.sorted { $0.key < $1.key }.map { name, value in
      "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">\n" as HTML
    }
    return page(
      "Preview", context,
      """
      \(head(model.title, back: .plan(.choose), "Other plans"))
      <section class="card plan-summary" aria-label="Summary">
      \(model.sentences.map { "<p>\($0)</p>\n" as HTML })\(replaces)\
      <form method="post" action="\(SitePath.plan(.start))">
      \(context.field)
      \(fields)\
      <button class="primary" type="submit">Start this plan</button>
      </form>
      </section>
      <div class="plan-columns">
      <div class="plan-main">
      \(month(days: model.days, title: model.month.title))
      </div>
      <aside class="plan-side">
      \(calendar(model.month))
      \(leftOut(model.leftOut))
      </aside>
      </div>
      """)
  }

  /// What laying the plan out anew would move, and the button that does it.
  public static func replanHTML(_ model: ReplanModel, _ context: PageContext) -> HTML {
    let confirm: HTML? =
      model.isEmpty
      ? nil
      : """
      <form method="post" action="\(SitePath.plan(.replan))">
      \(context.field)
      <input type="hidden" name="day" value="\(model.today.description)">
      <button class="primary" type="submit">Replan</button>
      <a class="button" href="\(SitePath.plan(.page))">Leave it as it is</a>
      </form>
      """
    return page(
      "Replan", context,
      """
      \(head("Replan", back: .plan(.page), "Back to the plan"))
      <section class="card plan-summary" aria-label="Summary">
      <p>The open problems of “\(model.planTitle)” are planned again from today.</p>
      \(model.sentences.map { "<p>\($0)</p>\n" as HTML })\(confirm)
      </section>
      \(model.isEmpty ? nil : moves(model.moves))
      """)
  }

  /// Asks whether to end the plan.
  public static func resetHTML(title: String, _ context: PageContext) -> HTML {
    page(
      "End the plan", context,
      """
      \(head("End the plan", back: .plan(.page), "Back to the plan"))
      <section class="card plan-summary" aria-label="Question">
      <p>You'll stop following “\(title)”. What you solved stays solved, and you can undo this for a \
      day.</p>
      <form method="post" action="\(SitePath.plan(.reset))">
      \(context.field)
      <button class="primary" type="submit">End the plan</button>
      <a class="button" href="\(SitePath.plan(.page))">Keep it</a>
      </form>
      </section>
      """)
  }

  private static func head(_ title: String, back: SitePath, _ words: String) -> HTML {
    """
    <header class="page-head">
    <p><a href="\(back)">\(Icon.back.html)\(words)</a></p>
    <h1>\(title)</h1>
    </header>
    """
  }

  private static func moves(_ moves: [ReplanModel.Move]) -> HTML {
    """
    <div class="card">
    <table class="plan-moves">
    <thead><tr><th scope="col">Problem</th><th scope="col">Now</th><th scope="col">Then</th></tr>\
    </thead>
    <tbody>
    \(moves.map(move))</tbody>
    </table>
    </div>
    """
  }

  private static func move(_ move: ReplanModel.Move) -> HTML {
    """
    <tr><th scope="row">\(move.title)</th><td>\(move.from?.shortText ?? "not in the plan")</td>\
    <td>\(move.to?.shortText ?? "left out")</td></tr>

    """
  }
}
