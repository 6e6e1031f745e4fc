public import Domain
public import Markup
import SiteKit

extension TakeHomes {
  /// The stylesheets of the projects' pages, in the order of the cascade.
  static let styles = ["prose", "takehomes"]

  /// The page of all projects.
  ///
  /// A teacher's leads to the class.
  public static func html(
    _ model: Model, isTeacher: Bool = false, _ context: PageContext
  ) -> HTML {
    let roll: HTML = "<p><a href=\"\(SitePath.takeHomes(.roll))\">What your class handed in</a></p>"
    let empty: HTML = """
      <div class="empty card"><p><strong>The take-home projects will appear here.</strong></p>
      <p>Their folder, TakeHomes, isn't next to Focus's other files: install Focus again.</p></div>
      """
    return Shell.page(
      title: "Take-homes", section: .takeHomes, context: context, styles: styles,
      body: """
        <header class="page-head">
        <h1>Take-homes</h1>
        <p class="takehome-lead">Projects like the ones companies give to candidates. You answer in your own \
        editor; Focus builds the answer, runs hidden tests on it and says what a reviewer would.</p>
        \(isTeacher ? roll : .empty)
        </header>
        \(model.projects.isEmpty ? empty : "<ul class=\"takehomes\">\n\(model.projects.map(card))</ul>")\
        \(model.troubles.map { "\n<p class=\"note\">A project from a pack was left out: \($0)</p>" as HTML })
        """)
  }

  private static func card(_ card: Model.Card) -> HTML {
    """
    <li class="card takehome-card">
    <h2><a href="\(SitePath.takeHomes(.project(slug: card.slug)))">\(card.name)</a></h2>
    <p>\(card.summary)</p>
    <p class="note">\(Icon.timer.html) About \(card.time)\(card.pack.map { " · from the pack \($0)" } ?? "")</p>
    \(score(card))
    <p class="takehome-actions">\
    <a class="button" href="\(SitePath.takeHomes(.project(slug: card.slug)))">Read the brief</a> \
    \(live(card.slug, attributes: " class=\"button\"", "Open the live reference"))</p>
    </li>

    """
  }

  private static func score(_ card: Model.Card) -> HTML {
    guard let last = card.last else {
      return "<p class=\"takehome-last\">Not checked yet.</p>"
    }
    let best = card.best.map { ", best \($0)" } ?? ""
    return """
      <p class="takehome-last">Last score <strong>\(last)</strong> \
      <span class="note">\(card.checks ?? "")\(best)</span></p>
      """
  }

  /// A link to where the model answer runs; the words alone would lead nowhere, so without one nothing.
  static func live(_ slug: String, attributes: HTML = .empty, _ words: String) -> HTML? {
    guard AppsPath.apps.contains(slug) else { return nil }
    return "<a\(attributes) href=\"\(SitePath.apps(.page(app: slug, AppPage())))\">\(words)</a>"
  }

  /// A project's page.
  public static func html(_ project: Project, _ context: PageContext) -> HTML {
    let refresh: HTML = "<noscript><meta http-equiv=\"refresh\" content=\"3\"></noscript>"
    return Shell.page(
      title: project.name, section: .takeHomes, context: context,
      scripts: ["times", "takehomes"], styles: styles,
      head: project.standing.isUnderWay ? refresh : .empty,
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.takeHomes(.page))">\(Icon.back.html)All take-homes</a></p>
        <h1>\(project.name)</h1>
        <p class="takehome-lead">\(project.summary) About \(project.time).</p>
        <p class="takehome-actions"><a class="button" href="#brief">Read the brief</a> \
        \(live(project.slug, attributes: " class=\"button\"", "Open the live reference"))</p>
        </header>
        \(beginning(project))
        \(form(project, context))
        \(standing(project.standing, slug: project.slug, context))
        \(history(project))
        <article id="brief" class="card prose takehome-brief" aria-label="Brief">
        \(brief(project.brief, anchors: project.anchors))
        </article>
        """)
  }

  private static func beginning(_ project: Project) -> HTML {
    """
    <section class="card takehome-part" aria-labelledby="takehome-start">
    <h2 id="takehome-start">How to begin</h2>
    <p>This writes the starter and the brief into the folder <code>\(project.slug)</code> and makes the \
    first commit:</p>
    <pre tabindex="0"><code>focus takehome start \(project.slug)</code></pre>
    \(project.hasViews ? viewsNote : nil)\
    <p class="note">Open it in your editor, work, commit in small steps. Then check it here, or in the \
    terminal: <code>focus takehome check \(project.slug)</code></p>
    </section>
    """
  }

  private static let viewsNote: HTML = """
    <p class="note">With <code>--views</code> you also get an optional part: the screens as HTML. Its points \
    are extra and never lower your score.</p>

    """

  private static func form(_ project: Project, _ context: PageContext) -> HTML {
    guard project.canCheck else { return handInForm(project) }
    return """
      <section class="card takehome-part" aria-labelledby="takehome-form-title">
      <h2 id="takehome-form-title">Check your answer</h2>
      <form id="takehome-form" method="post" data-takehome \
      action="\(SitePath.takeHomes(.check(slug: project.slug)))">
      \(context.field)
      <label for="takehome-folder">The folder of your answer</label>
      <div class="takehome-row">
      <input id="takehome-folder" name="folder" value="\(project.folder)" required spellcheck="false" \
      autocomplete="off" autocapitalize="off" placeholder="~/\(project.slug)" \
      aria-describedby="takehome-folder-note">
      <button class="primary" type="submit">\(Icon.play.html)Check</button>
      </div>
      <label><input type="checkbox" name="coverage" value="1"> Also show which files your tests \
      reach; that builds everything again</label>
      <p id="takehome-folder-note" class="note">The full path on this machine, starting with / or ~. Sources \
      and Tests are copied and built in the jail, without a network; nothing in the folder changes.</p>
      \(trouble(nil))
      </form>
      </section>
      """
  }

  /// Why no check began, below the form that asked for it.
  public static func trouble(_ error: (any UserFacingError)?) -> HTML {
    let words = [error?.message, error?.hint].compactMap(\.self).joined(separator: " ")
    return "<p id=\"takehome-trouble\" class=\"trouble\" role=\"alert\">\(words)</p>"
  }

  /// The checks that were done; scripts fetch it anew after each.
  public static func history(_ project: Project) -> HTML {
    guard !project.past.isEmpty else { return "<div id=\"takehome-history\"></div>" }
    let rows = project.past.map { past -> HTML in
      """
      <tr><td><a href="\(SitePath.takeHomes(.past(slug: project.slug, id: past.id)))">\
      <time datetime="\(past.instant.description)">\(past.time)</time></a></td>\
      <td><span class="takehome-score"><progress max="100" value="\(past.score)" aria-hidden="true">\
      </progress>\(past.score)</span></td><td>\(past.change)</td><td class="path">\(past.folder)</td></tr>

      """
    }
    return """
      <section id="takehome-history" class="card takehome-part" aria-labelledby="takehome-past">
      <h2 id="takehome-past">Your checks</h2>
      \(radar(project.tries))
      <div class="table"><table class="numbers">
      <thead><tr><th scope="col">When</th><th scope="col">Score</th><th scope="col">Change</th>\
      <th scope="col">Folder</th></tr></thead>
      <tbody>
      \(rows)</tbody>
      </table></div>
      </section>
      """
  }

  /// The brief, where each requirement's line bears its id.
  static func brief(_ text: String, anchors: [String]) -> HTML {
    var html = Markdown(text).htmlWithoutTitle.text
    for id in Set(anchors).sorted() {
      let mark = "<strong>\(HTML.escaped(id).text)</strong>"
      guard let range = html.firstRange(of: mark) else { continue }
      html.replaceSubrange(
        range, with: "<strong id=\"\(HTML.escaped(id).text)\">\(HTML.escaped(id).text)</strong>")
    }
    return "\(raw: html)"
  }
}

extension TakeHomes.Standing {
  var isUnderWay: Bool { if case .underWay = self { true } else { false } }
}
