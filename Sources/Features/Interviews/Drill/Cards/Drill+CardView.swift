import Domain
public import Markup
import SiteKit

extension Drill {
  /// A card's page: its question with what there is to do, or an answer beside its rubric.
  public static func html(_ model: CardModel, _ context: PageContext) -> HTML {
    let forCode = model.isCode ? ["results", "editor", "journey"] : []
    let isAnswered = model.answered != nil
    return Shell.page(
      title: model.question, section: .drill, context: context,
      scripts: isAnswered ? ["drill", "advice"] : ["drill"],
      styles: (isAnswered ? ["prose"] : forCode) + ["review", "advice", "drill"],
      body: """
        <header class="page-head">
        <p class="drill-back">\(back(model))</p>
        \(model.lead.map { "<p class=\"drill-lead\">\($0)</p>" })
        <h1 class="drill-question">\(model.question)</h1>
        <p class="meta">\(pill(model.kind))<span>\(model.topic)</span><span>\(model.state)</span></p>
        </header>
        \(model.answered.map { answered($0, of: model, context) } ?? question(model, context))
        """)
  }

  private static func back(_ model: CardModel) -> HTML {
    if let id = model.view.interview {
      return "<a href=\"\(SitePath.drill(.interview(id: id)))\">\(Icon.back.html)The interview</a>"
    }
    let list = SitePath.drill(.page(model.view.session ?? .all))
    let project = model.project.map { slug in
      " <a href=\"\(SitePath.takeHomes(.project(slug: slug)))\">The project</a>" as HTML
    }
    return "<a href=\"\(list)\">\(Icon.back.html)Drill</a>\(project)"
  }

  /// The fields that bring one back to where one was.
  static func origin(_ view: DrillView) -> HTML {
    let pairs = view.question.query.compactMap { name, value in value.map { (name, $0) } }
    let fields = pairs.map { name, value in
      "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">\n" as HTML
    }
    return "\(fields)"
  }

  private static func question(_ model: CardModel, _ context: PageContext) -> HTML {
    let id: HTML = model.isCode ? "workbench" : "drill-form"
    return """
      <form id="\(id)" class="drill" method="post" \
      action="\(SitePath.drill(.answer(id: model.id)))" data-drill data-language="swift" \
      data-begun="\(String(model.begun.milliseconds))" data-patience="60000">
      \(context.field)
      <input type="hidden" name="begun" value="\(String(model.begun.milliseconds))">
      \(origin(model.view))\
      <p class="drill-advice"><span>\(model.advice)</span>\
      <span class="drill-clock" aria-hidden="true"></span></p>
      \(exercise(model))
      \(words(model))
      <p class="drill-ways"><button class="primary" type="submit" aria-keyshortcuts="Control+Enter">\
      \(model.view.interview == nil ? "Compare" : "Hand in")</button>
      <span class="note">\(hint(model))</span></p>
      </form>
      """
  }

  private static func hint(_ model: CardModel) -> String {
    let points = Measure.count(model.pointCount, "point")
    return model.view.interview == nil
      ? "Ctrl+Enter. There are \(points) to compare." : "Ctrl+Enter. The report compares it."
  }

  private static func words(_ model: CardModel) -> HTML {
    """
    <label class="drill-words"><span>Your answer, typed or said aloud</span>
    <textarea name="text" rows="\(model.exercise == .none ? 8 : 3)" maxlength="20000">\
    </textarea></label>
    """
  }
}

extension Drill.CardModel {
  var isCode: Bool {
    if case .mend = exercise { answered == nil } else { false }
  }
}
