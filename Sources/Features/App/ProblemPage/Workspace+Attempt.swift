import CodingFeature
public import Domain
public import Markup
import SiteKit

extension Workspace {
  /// The page of one past attempt: its verdict, and the code that was judged.
  public static func attempt(
    _ attempt: Attempt, of problem: Problem, revision: Int, context: PageContext
  ) -> HTML {
    let model = Coding.Model(attempt: attempt, problem: problem)
    let title = problem.summary.title
    let language = attempt.verdict.language
    return Shell.page(
      title: "\(title): \(model.headline)", section: .problems, context: context,
      scripts: ["attempt"], styles: ["prose", "results"],
      body: """
        <header class="page-head">
        <p><a href="\(back(to: problem, language))">\(Icon.back.html)\(title)</a></p>
        <h1>\(words(for: attempt)) in \(language.title)</h1>
        <p class="note">\(PageParts.time(attempt.finishedAt))</p>
        </header>
        <div class="card attempt">
        \(Coding.results(model.withoutActions))
        </div>
        <section class="card">
        <h2>The code</h2>
        <pre tabindex="0"><code class="language-\(language.rawValue)">\(attempt.source)</code></pre>
        \(reuse(attempt, revision: revision, slug: problem.slug, context))
        </section>
        """)
  }

  private static func back(to problem: Problem, _ language: Language) -> SitePath {
    .problem(slug: problem.slug, ProblemView(tab: .submissions, language: language))
  }

  private static func reuse(
    _ attempt: Attempt, revision: Int, slug: String, _ context: PageContext
  ) -> HTML {
    """
    <form method="post" action="\(SitePath.drafts(slug: slug, attempt.verdict.language))">
    \(context.field)
    <input type="hidden" name="revision" value="\(revision)">
    <textarea name="source" hidden>
    \(attempt.source)</textarea>
    <button type="submit">Continue with this code</button>
    <span class="note">Your current draft stays among the earlier versions.</span>
    </form>
    """
  }
}

extension Coding.Model {
  /// The same without the buttons that need the problem's own page.
  fileprivate var withoutActions: Coding.Model {
    var copy = self
    copy.failure?.addable = nil
    copy.failure?.traceable = nil
    for index in copy.cases.indices {
      copy.cases[index].addable = nil
      copy.cases[index].traceable = nil
    }
    return copy
  }
}
