package import Markup
package import SiteKit

extension Drill {
  /// The form that asks a model, around what it says; advice.js follows that.
  package static func asking(
    _ view: DrillView, of card: String, _ context: PageContext, _ says: HTML
  ) -> HTML {
    """
    <form id="workbench" method="post" \
    action="\(SitePath.drill(.feedback(id: card, answer: view.answer ?? 0)))">
    \(context.field)
    \(origin(view.question))\
    \(says)
    </form>
    """
  }

  /// What is said of an answer before somebody asks, and what was kept.
  static func feedback(_ kept: String?, canAsk: Bool) -> HTML {
    """
    <div id="advice" class="panel advice" tabindex="-1">
    \(kept.map { PageParts.modelMark(nil, authority: "the points") + PageParts.modelText($0) })
    \(canAsk ? PageParts.askModelButton : nil)
    </div>
    """
  }
}
