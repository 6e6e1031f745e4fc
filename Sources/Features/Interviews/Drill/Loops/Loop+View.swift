import Domain
public import Markup
import SiteKit

extension Drill {
  /// The page of loops.
  public static func html(_ model: LoopsModel, _ context: PageContext) -> HTML {
    let open = model.loops.first { !$0.isOver }
    return Shell.page(
      title: "Interview loop", section: .drill, context: context, styles: ["review", "drill"],
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.drill(.page(.all)))">\(Icon.back.html)Drill</a></p>
        <h1>Interview loop</h1>
        <p class="review-lead">What a company asks for over several days: a phone screen of 30 minutes, a \
        take-home project, and three questions about your answer.</p>
        </header>
        <div class="drill">
        \(open.map(back) ?? begin(model, context))
        \(model.loops.isEmpty ? nil : past(model.loops))
        </div>
        """)
  }

  private static func back(_ model: LoopModel) -> HTML {
    """
    <a class="button primary" href="\(SitePath.drill(.loop(id: model.id)))">Back to your loop</a>
    """
  }

  private static func begin(_ model: LoopsModel, _ context: PageContext) -> HTML {
    guard !model.projects.isEmpty else {
      return "<p class=\"note\">There are no take-home projects to choose from.</p>"
    }
    let options = model.projects.map { slug, name in
      "<option value=\"\(slug)\">\(name)</option>\n" as HTML
    }
    return """
      <form method="post" action="\(SitePath.drill(.loops))" class="drill-ways">
      \(context.field)
      <label><span>The take-home project</span>
      <select name="project">
      \(options)</select></label>
      <button class="primary" type="submit">\(Icon.play.html)Begin with the phone screen</button>
      </form>
      """
  }

  private static func past(_ loops: [LoopModel]) -> HTML {
    let rows = loops.map { model in
      """
      <li><div><a href="\(SitePath.drill(.loop(id: model.id)))">\(model.title)</a>
      <p class="note"><span>\(model.date), </span><span>\(model.headline)</span></p></div></li>

      """ as HTML
    }
    return """
      <section class="card drill-topic" aria-labelledby="past-title">
      <header><h2 id="past-title">Your loops</h2></header>
      <ul class="drill-rows">
      \(rows)</ul>
      </section>
      """
  }

  /// A loop, or its report.
  public static func html(_ model: LoopModel, _ context: PageContext) -> HTML {
    Shell.page(
      title: model.title, section: .drill, context: context, styles: ["review", "drill"],
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.drill(.loops))">\(Icon.back.html)Interview loops</a></p>
        <h1>\(model.title)\(model.isOver ? ", the report" : nil)</h1>
        <p class="review-lead"><span role="status">\(model.headline)</span></p>
        </header>
        <div class="drill">
        <section class="card drill-topic" aria-label="Parts">
        <ul class="drill-rows">
        \(model.stages.map { stage($0, context) })</ul>
        </section>
        \(model.weak.isEmpty ? nil : repeats(model.weak.map { ($0, $0.repeat ?? "") }))
        \(model.isOver ? nil : giveUp(model, context))
        </div>
        """)
  }

  private static func stage(_ stage: LoopModel.Stage, _ context: PageContext) -> HTML {
    let title: HTML =
      switch stage.way {
      case .page(let path): "<a href=\"\(path)\">\(stage.kind.rawValue)</a>"
      case .begin, .later: "<span>\(stage.kind.rawValue)</span>"
      }
    var button: HTML?
    if case .begin(let check) = stage.way {
      button = """
        <form method="post" action="\(SitePath.drill(.interviews))">
        \(context.field)
        <input type="hidden" name="check" value="\(String(check))">
        <button class="primary" type="submit">\(Icon.play.html)Begin</button>
        </form>
        """
    }
    return """
      <li class="\(stage.isDone ? "right" : "open")">\
      \(stage.isDone ? Icon.check.html : Icon.dash.html)<div>\(title)
      <p class="note"><span>\(stage.words)</span></p></div>\(button)</li>

      """
  }

  private static func giveUp(_ model: LoopModel, _ context: PageContext) -> HTML {
    """
    <form method="post" action="\(SitePath.drill(.endLoop(id: model.id)))">
    \(context.field)
    <button type="submit">\(Icon.stop.html)Give up</button>
    <span class="note">What was answered and checked is kept.</span>
    </form>
    """
  }
}
