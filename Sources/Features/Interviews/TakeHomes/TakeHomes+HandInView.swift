import Domain
public import Markup
import SiteKit

extension TakeHomes {
  /// How an answer is handed in on a class's server, which reads no folders for its learners.
  static func handInForm(_ project: Project) -> HTML {
    """
    <section class="card takehome-part" aria-labelledby="takehome-form-title">
    <h2 id="takehome-form-title">Hand in your answer</h2>
    <p>This is a class server: it can't read folders, but accepts your answer as one file. In your folder:</p>
    <pre tabindex="0"><code>git bundle create answer.bundle --all</code></pre>
    <p class="note">A zip of the folder with its <code>.git</code> also works. Leave <code>.build</code> out. \
    At most 32 MB.</p>
    <div class="takehome-row">
    <label for="takehome-file">A bundle or a zip</label>
    <input id="takehome-file" type="file" accept=".bundle,.zip" \
    data-hand-in="\(SitePath.takeHomes(.handIn(slug: project.slug)))" aria-describedby="takehome-trouble">
    </div>
    <noscript><p class="note">Without JavaScript your browser can't send the file. Check your \
    answer on your own machine: <code>focus takehome check \(project.slug)</code></p></noscript>
    \(trouble(nil))
    </section>
    """
  }

  /// The page of a teacher: each learner with the scores of each project.
  public static func html(_ roll: Roll, _ context: PageContext) -> HTML {
    let heads = roll.projects.map { "<th scope=\"col\">\($0)</th>" as HTML }
    let rows = roll.learners.map { learner -> HTML in
      let cells = learner.cells.map { cell -> HTML in
        guard let cell else { return "<td>–</td>" }
        return """
          <td>\(cell.last) <span class="note">best \(cell.best), \(cell.checks), \
          <time datetime="\(cell.instant.description)">\(cell.time)</time></span></td>
          """
      }
      return "<tr><th scope=\"row\">\(learner.name)</th>\(cells)</tr>\n"
    }
    let empty: HTML = "<p>The learners file lists nobody else.</p>"
    return Shell.page(
      title: "Class", section: .takeHomes, context: context, scripts: ["times"], styles: styles,
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.takeHomes(.page))">\(Icon.back.html)All take-homes</a></p>
        <h1>Class</h1>
        <p class="takehome-lead">Each learner's last and best score.</p>
        </header>
        <section class="card takehome-part" aria-label="Learners">
        \(roll.learners.isEmpty ? empty : """
          <div class="table"><table class="numbers">
          <thead><tr><th scope="col">Learner</th>\(heads)</tr></thead>
          <tbody>
          \(rows)</tbody>
          </table></div>
          """)
        </section>
        """)
  }
}
