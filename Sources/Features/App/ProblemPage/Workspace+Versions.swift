public import Domain
public import Markup
import SiteKit

extension Workspace {
  /// The kept drafts, newest first, each of which can be brought back; for a script.
  public static func history(_ drafts: [Draft], slug: String, language: Language) -> HTML {
    """
    <dialog id="draft-history" class="sheet" aria-labelledby="history-title" data-modal>
    <h2 id="history-title">\(historyTitle(language))</h2>
    \(versions(drafts))
    <p><button class="quiet" type="button" data-close>Close</button></p>
    </dialog>

    """
  }

  /// The same as a page.
  public static func historyPage(
    _ drafts: [Draft], slug: String, language: Language, context: PageContext
  ) -> HTML {
    draftPage(
      title: historyTitle(language), slug: slug, language: language, context: context,
      body: versions(drafts))
  }

  /// The choice between two texts of which neither is thrown away; for a script.
  public static func conflict(current: Draft, kept: Draft) -> HTML {
    """
    <dialog id="draft-conflict" class="sheet wide" aria-labelledby="conflict-title" data-modal>
    <h2 id="conflict-title">\(conflictTitle)</h2>
    \(sides(current: current, kept: kept))
    <p><button class="quiet" type="button" data-close>Decide later</button></p>
    </dialog>

    """
  }

  /// The same as a page.
  public static func conflictPage(current: Draft, kept: Draft, context: PageContext) -> HTML {
    draftPage(
      title: conflictTitle, slug: current.slug, language: current.language, context: context,
      body: sides(current: current, kept: kept))
  }

  private static let conflictTitle = "This code was changed in two places"

  private static func historyTitle(_ language: Language) -> String {
    "Earlier versions in \(language.title)"
  }

  /// A page around buttons that belong to the workbench, which is empty here.
  static func draftPage(
    title: String, slug: String, language: Language, context: PageContext, body: HTML
  ) -> HTML {
    let back = SitePath.problem(slug: slug, ProblemView(language: language))
    return Shell.page(
      title: title, section: .problems, context: context, scripts: ["attempt"],
      styles: ["dialogs"],
      body: """
        <header class="page-head">
        <p><a href="\(back)">\(Icon.back.html)Back to the problem</a></p>
        <h1>\(title)</h1>
        </header>
        <form id="workbench" method="post" action="\(back)">
        \(context.field)
        <input type="hidden" name="language" value="\(language.rawValue)">
        </form>
        <div class="card sheet-body">
        \(body)
        </div>
        """)
  }

  private static func versions(_ drafts: [Draft]) -> HTML {
    let rows = drafts.map { draft in
      """
      <li><details><summary>\(PageParts.time(draft.savedAt)) \
      <span class="note">\(lines(of: draft.source))</span></summary>
      <pre tabindex="0">\(draft.source)</pre>
      <p>\(bringBack(draft, "Bring it back"))</p></details></li>

      """ as HTML
    }
    guard !rows.isEmpty else { return "<p>Every saved version will appear here.</p>" }
    return "<ol class=\"versions\">\n\(rows)</ol>"
  }

  private static func sides(current: Draft, kept: Draft) -> HTML {
    """
    <p>Another tab or the terminal saved a newer version. Both are kept; which one do you want to \
    continue with? The other stays among the earlier versions.</p>
    <div class="sides">
    \(side(kept, "Written here", "Continue with this one", isFirst: true))
    \(side(current, "Saved elsewhere", "Use the other one"))
    </div>
    """
  }

  private static func side(
    _ draft: Draft, _ title: String, _ button: String, isFirst: Bool = false
  ) -> HTML {
    """
    <section><h3>\(title)</h3>
    <p class="note">\(PageParts.time(draft.savedAt)), \(lines(of: draft.source))</p>
    <pre tabindex="0">\(draft.source)</pre>
    \(bringBack(draft, button, isFirst: isFirst))
    </section>

    """
  }

  private static func bringBack(_ draft: Draft, _ words: String, isFirst: Bool = false) -> HTML {
    let path = SitePath.restoreDraft(slug: draft.slug, draft.language, revision: draft.revision)
    return """
      <button type="submit" form="workbench" data-fragment="draft" \
      formaction="\(path)"\(" autofocus", if: isFirst)>\(words)</button>
      """
  }

  static func lines(of source: String) -> String {
    let count = source.split(separator: "\n", omittingEmptySubsequences: false).count
    return count == 1 ? "1 line" : "\(count) lines"
  }
}
