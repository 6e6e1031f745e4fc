import Domain
public import Markup
import SiteKit

extension Drill {
  /// The page of mock interviews.
  public static func html(_ model: InterviewsModel, _ context: PageContext) -> HTML {
    let start: HTML =
      model.underWay.map { path in
        "<a class=\"button primary\" href=\"\(path)\">Back to the interview</a>" as HTML
      } ?? """
        <form method="post" action="\(SitePath.drill(.interviews))">
        \(context.field)
        <button class="primary" type="submit">\(Icon.play.html)Begin</button>
        </form>
        """
    return Shell.page(
      title: "Mock interview", section: .drill, context: context,
      styles: ["review", "drill"],
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.drill(.page(.all)))">\(Icon.back.html)Drill</a></p>
        <h1>Mock interview</h1>
        <p class="review-lead">A problem, three cards and a take-home question in \
        \(model.minutes) minutes. It's saved: reloading or restarting the server loses nothing.</p>
        </header>
        <div class="drill">
        \(start)
        \(model.past.isEmpty ? nil : past(model.past))
        </div>
        """)
  }

  private static func past(_ past: [InterviewModel]) -> HTML {
    let rows = past.map { model in
      """
      <li><div><a href="\(SitePath.drill(.interview(id: model.id)))">\(model.date)</a>
      <p class="note"><span>\(model.title), </span><span>\(model.headline)</span></p></div></li>

      """ as HTML
    }
    return """
      <section class="card drill-topic" aria-labelledby="past-title">
      <header><h2 id="past-title">Reports</h2></header>
      <ul class="drill-rows">
      \(rows)</ul>
      </section>
      """
  }

  /// An interview that goes on, or its report.
  public static func html(_ model: InterviewModel, _ context: PageContext) -> HTML {
    let again = model.parts.compactMap { part in part.repeat.map { (part, $0) } }
    return Shell.page(
      title: model.isUnderWay ? model.title : "\(model.title), the report", section: .drill,
      context: context, scripts: ["drill"], styles: ["review", "drill"],
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.drill(.interviews))">\(Icon.back.html)Mock interviews</a></p>
        <h1>\(model.title)\(model.isUnderWay ? nil : ", the report")</h1>
        <p class="review-lead"><span role="status">\(model.headline)</span></p>
        \(model.isUnderWay ? countdown(model, context) : nil)
        </header>
        <div class="drill">
        <section class="card drill-topic" aria-label="Parts">
        <ul class="drill-rows">
        \(model.parts.map { part($0, isUnderWay: model.isUnderWay) })</ul>
        </section>
        \(model.isUnderWay || again.isEmpty ? nil : repeats(again))
        </div>
        """)
  }

  private static func countdown(_ model: InterviewModel, _ context: PageContext) -> HTML {
    """
    <p class="drill-countdown" role="timer" data-remaining="\(model.remainingMilliseconds)">\
    \(model.until)</p>
    <form method="post" action="\(SitePath.drill(.end(interview: model.id)))" id="end-interview">
    \(context.field)
    <button type="submit">\(Icon.stop.html)End and report</button>
    </form>
    """
  }

  private static func part(_ part: InterviewModel.Part, isUnderWay: Bool) -> HTML {
    """
    <li class="\(part.isDone ? "right" : "open")">\(part.isDone ? Icon.check.html : Icon.dash.html)\
    <div><a href="\(part.path)">\(part.title)</a>\
    \(part.lead.map { "\n<p class=\"note\">\($0)</p>" })
    <p class="note"><span>\(part.words)</span></p></div>
    <span class="pill drill-kind">\(part.kind.rawValue)</span></li>

    """
  }

  static func repeats(_ parts: [(InterviewModel.Part, String)]) -> HTML {
    let rows = parts.map { part, why in
      "<li><a href=\"\(part.path)\">\(part.title)</a> <span class=\"note\">\(why)</span></li>\n"
        as HTML
    }
    return """
      <section class="card drill-part" aria-labelledby="repeat-title">
      <h2 id="repeat-title">To repeat</h2>
      <ul class="drill-points">
      \(rows)</ul>
      </section>
      """
  }
}
