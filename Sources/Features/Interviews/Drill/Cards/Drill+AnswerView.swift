import Domain
import Markup
import SiteKit

extension Drill {
  /// An answer beside its rubric: the points to tick, the samples, and the four grades.
  static func answered(
    _ answer: Answered, of model: CardModel, _ context: PageContext
  ) -> HTML {
    """
    <div class="drill">
    \(said(answer))
    \(check(answer.check))
    \(rubric(answer, of: model, context))
    \(samples(answer))
    \(proofs(answer.proofs))
    \(feedback(answer, of: model, context))
    <p class="drill-ways">\(ways(answer, of: model))</p>
    </div>
    """
  }

  private static func said(_ answer: Answered) -> HTML {
    let text: HTML =
      answer.text.isEmpty
      ? "<p class=\"note\">Said aloud, or nothing typed.</p>"
      : "<p class=\"drill-text\">\(answer.text)</p>"
    return """
      <section class="card drill-part" aria-labelledby="said-title">
      <h2 id="said-title">Your answer\(answer.time.map { " <small>\($0)</small>" as HTML })</h2>
      \(text)
      </section>
      """
  }

  private static func rubric(
    _ answer: Answered, of model: CardModel, _ context: PageContext
  ) -> HTML {
    let flags = answer.flags.map { "<li>\($0)</li>\n" as HTML }
    let listed: HTML = """
      <h3>A weak answer is known by</h3>
      <ul class="drill-flags">
      \(flags)</ul>
      """
    return """
      <form class="drill-rubric" method="post" \
      action="\(SitePath.drill(.grade(id: model.id, answer: answer.id)))" data-grades>
      \(context.field)
      \(origin(model.view))\
      <section class="card drill-part" aria-labelledby="points-title">
      <h2 id="points-title">Which points did it have?</h2>
      <ul class="drill-points">
      \(answer.points.map(point))</ul>
      \(flags.isEmpty ? nil : listed)
      </section>
      <section class="card drill-part grades" aria-labelledby="grade-title">
      <h2 id="grade-title"><span role="status">\(answer.outcome ?? "How well did you know it?")</span></h2>
      \(PageParts.grades("I didn't know it", answer.choices.filter { $0.grade == .again }))
      \(PageParts.grades("I knew it", answer.choices.filter { $0.grade != .again }))
      </section>
      </form>
      """
  }

  private static func point(_ point: Answered.Point) -> HTML {
    """
    <li><label><input type="checkbox" name="tick-\(point.place)" value="1"\
    \(" checked", if: point.isTicked)>\
    <span>\(point.mark.map { "<small>\($0)</small> " as HTML })\(point.text)</span></label></li>

    """
  }

  private static func samples(_ answer: Answered) -> HTML? {
    guard !answer.strong.isEmpty else { return nil }
    return """
      <section class="card drill-part" aria-labelledby="samples-title">
      <h2 id="samples-title">How others might answer</h2>
      <h3>Weak</h3>
      <p>\(answer.weak)</p>
      <h3>Strong</h3>
      <p>\(answer.strong)</p>
      <h3>What is asked next</h3>
      <p>\(answer.followUp)</p>
      </section>
      """
  }

  private static func proofs(_ proofs: [DrillCard.Proof]) -> HTML? {
    guard !proofs.isEmpty else { return nil }
    let rows = proofs.map { proof in
      let project = proof.project.map { slug in
        " <a href=\"\(SitePath.takeHomes(.project(slug: slug)))\">Open the project</a>" as HTML
      }
      return """
        <li><details><summary>\(proof.title)</summary>
        <p class="path">\(proof.place)\(project)</p>
        <pre><code>\(proof.excerpt)</code></pre></details></li>

        """ as HTML
    }
    return """
      <section class="card drill-part" aria-labelledby="proofs-title">
      <h2 id="proofs-title">Where it shows</h2>
      <ul class="drill-proofs">
      \(rows)</ul>
      </section>
      """
  }

  private static func feedback(
    _ answer: Answered, of model: CardModel, _ context: PageContext
  ) -> HTML? {
    guard model.canAsk || answer.feedback != nil else { return nil }
    let says = feedback(answer.feedback, canAsk: model.canAsk)
    return """
      <section class="card drill-part" aria-labelledby="feedback-title">
      <h2 id="feedback-title">A model's feedback</h2>
      \(asking(model.view, of: model.id, context, says))
      </section>
      """
  }

  private static func ways(_ answer: Answered, of model: CardModel) -> HTML {
    if let id = model.view.interview {
      return "<a class=\"button\" href=\"\(SitePath.drill(.interview(id: id)))\">The report</a>"
    }
    let again = SitePath.drill(.card(id: model.id, model.view.question))
    let next = SitePath.drill(.next(model.view.session ?? .all, leaving: model.id))
    return """
      <a class="button" href="\(again)">Answer it again</a>
      <a class="button" href="\(next)">\(Icon.next.html)Next card</a>
      """
  }
}
