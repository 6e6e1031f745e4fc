public import Domain
public import Markup
public import SiteKit
import Store

extension Advice {
  /// A wish on a page of its own, for browsers without scripts; it asks again by itself.
  public static func page(
    _ snapshot: Snapshot, of problem: Problem, _ context: PageContext
  ) -> HTML {
    let refresh: HTML = "<noscript><meta http-equiv=\"refresh\" content=\"2\"></noscript>"
    let isCases = snapshot.submission.subject == .cases
    return page(
      isCases ? "Suggested cases" : "Written by an AI", problem, context,
      head: snapshot.isFinished ? .empty : refresh,
      body: """
        <form id="workbench" method="post" \
        action="\(SitePath.advice(slug: problem.slug, .stop(id: snapshot.id)))">\(context.field)</form>
        \(standing(of: snapshot))
        """)
  }

  /// Everything that was proposed for a problem, the newest first, and why it was taken or not.
  public static func proposals(
    slug: String, context: PageContext, with services: Services
  ) async throws -> HTML {
    let problem = try services.problem(slug)
    let kept = try await services.database.proposals(slug: slug)
    let empty: HTML = """
      <div class="empty"><p><strong>Proposed cases will appear here, with the reason.</strong></p>
      <p>Use “Suggest cases” on the problem's page to get some.</p></div>
      """
    return page(
      "Proposed cases", problem, context,
      body: kept.isEmpty ? empty : "<ul class=\"suggested card\">\n\(kept.map(row))</ul>")
  }

  private static func row(_ proposal: Proposal) -> HTML {
    let isTaken = proposal.outcome == .accepted
    return """
      <li><strong>\(isTaken ? "Taken" : "Not taken")</strong> <code>\(proposal.excerpt)</code> \
      \(proposal.reason) <span class="note">\(proposal.origin), \
      \(PageParts.time(proposal.madeAt))</span></li>

      """
  }

  private static func page(
    _ title: String, _ problem: Problem, _ context: PageContext, head: HTML = .empty, body: HTML
  ) -> HTML {
    Shell.page(
      title: "\(problem.summary.title): \(title)", section: .problems, context: context,
      scripts: ["times"], styles: ["prose", "results", "advice"], head: head,
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.problem(slug: problem.slug, ProblemView()))">\(Icon.back.html)\
        \(problem.summary.title)</a></p>
        <h1>\(title)</h1>
        </header>
        \(body)
        """)
  }
}
