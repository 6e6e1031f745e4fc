import Domain
import Features
import Markup
extension Workspace {
  static func historyPage(_ drafts: [Draft], slug: String, language: Language, context: PageContext) -> HTML { history(drafts, slug: slug, language: language) }
  static func conflictPage(current: Draft, kept: Draft, context: PageContext) -> HTML { conflict(current: current, kept: kept) }
}
