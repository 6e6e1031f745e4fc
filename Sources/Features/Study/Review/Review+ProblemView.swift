import Domain
public import Markup
import SiteKit

extension Review {
  /// The page of one problem's reviews.
  public static func html(_ model: ProblemModel, _ context: PageContext) -> HTML {
    Shell.page(
      title: "Review: \(model.title)", section: .review, context: context, scripts: ["review"],
      styles: ["review"],
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.review(.page))">\(Icon.back.html)Review</a></p>
        <h1>\(model.title) \(PageParts.difficulty(model.difficulty))</h1>
        </header>
        <div class="reviews">
        \(panel(model, context))
        <p><a class="button" href="\(model.path)">Open the problem</a></p>
        \(model.facts.isEmpty ? nil : figures(model.facts))
        \(model.past.isEmpty ? nil : history(model, context))
        </div>
        """)
  }

  /// The grade with the days that each of the four leads to; also below an accepted submission.
  public static func panel(_ model: ProblemModel, _ context: PageContext) -> HTML {
    """
    <section id="review-panel" class="card review-card" aria-labelledby="review-headline">
    <h2 id="review-headline"><span role="status">\(model.headline)</span></h2>
    \(model.sentences.map { "<p>\($0)</p>\n" as HTML })
    <form class="grades" method="post" action="\(model.grading)" data-review>
    \(context.field)
    \(PageParts.grades("I didn't remember it", model.choices.filter { $0.grade == .again }))
    \(PageParts.grades("I remembered it", model.choices.filter { $0.grade != .again }))
    </form>
    </section>

    """
  }

  private static func history(_ model: ProblemModel, _ context: PageContext) -> HTML {
    """
    <section class="card review-card" aria-labelledby="history-title">
    <h2 id="history-title">Past grades</h2>
    <ol class="review-history">
    \(model.past.map { past($0, context) })</ol>
    </section>
    """
  }

  private static func past(_ past: ProblemModel.Past, _ context: PageContext) -> HTML {
    let options = Grade.allCases.map { grade in
      """
      <option value="\(grade.rawValue)"\(" selected", if: grade == past.grade)>\(grade.title)</option>
      """ as HTML
    }
    return """
      <li id="review-\(past.id)"><time datetime="\(past.day.description)">\(past.date)</time>
      <p><strong>\(past.grade.title)</strong>\(past.remark.map { " <small>\($0)</small>" as HTML })
      <span class="note">\(past.why)</span></p>
      <form method="post" action="\(past.changing)">
      \(context.field)
      <select name="grade" aria-label="Grade of \(past.date)">\(options)</select>
      <button type="submit">Change</button>
      </form></li>

      """
  }
}
