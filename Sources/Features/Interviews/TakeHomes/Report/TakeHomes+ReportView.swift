import Domain
public import Markup
import SiteKit

extension TakeHomes {
  /// A kept report on a page of its own.
  public static func html(_ report: Report, _ context: PageContext) -> HTML {
    Shell.page(
      title: "\(report.name): \(report.headline)", section: .takeHomes, context: context,
      scripts: ["times"], styles: styles,
      body: """
        <header class="page-head">
        <p><a href="\(SitePath.takeHomes(.project(slug: report.slug)))">\(Icon.back.html)\
        \(report.name)</a></p>
        <h1>\(report.name), checked</h1>
        \(interview(report, context))
        </header>
        <section class="takehome-report" aria-labelledby="takehome-headline">
        \(self.report(report))
        </section>
        """)
  }

  /// Begins an interview about a kept answer.
  private static func interview(_ report: Report, _ context: PageContext) -> HTML? {
    guard let id = report.id else { return nil }
    return """
      <form method="post" action="\(SitePath.drill(.interviews))">
      \(context.field)
      <input type="hidden" name="check" value="\(String(id))">
      <button type="submit">\(Icon.timer.html)Be interviewed about this answer</button>
      <span class="note">Three questions, \(MockInterview.FollowUp.minutes) minutes.</span>
      </form>
      """
  }

  /// Score first, in words; then what cost points, with the way to mend it.
  static func report(_ report: Report) -> HTML {
    """
    <div class="card takehome-part">
    <h2 id="takehome-headline" class="takehome-headline">\(report.headline)</h2>
    <p role="status">\(report.sentence)</p>
    <p class="note"><time datetime="\(report.instant.description)">\(report.time)</time>, \
    <span class="path">\(report.folder)</span>\(keeping(report))</p>
    <ul class="takehome-areas">
    \(report.areas.map(area))</ul>
    </div>
    \(diagnostics(report))
    \(findings(report))
    \(report.suites.isEmpty || !report.diagnostics.isEmpty ? nil : suites(report))
    \(mutants(report))
    \(coverage(report))
    \(notes(report))
    \(stages(report))
    """
  }

  /// Where the report is available as a file.
  private static func keeping(_ report: Report) -> HTML? {
    guard report.hasLinks, let id = report.id else { return nil }
    let path = SitePath.takeHomes(.file(slug: report.slug, id: id))
    return ", <a href=\"\(path)\" download>save as a file</a>"
  }

  private static func area(_ area: Report.Area) -> HTML {
    let bar: HTML = """
      <progress max="\(area.outOf)" value="\(area.points)" aria-label="\(area.title)"></progress>
      """
    return """
      <li><span class="name">\(area.title)</span> <span class="points">\(area.words)</span>\
      \(area.outOf > 0 ? bar : nil)\
      \(area.note.map { "<span class=\"note\">\($0)</span>" })</li>

      """
  }

  private static func diagnostics(_ report: Report) -> HTML? {
    guard !report.diagnostics.isEmpty else { return nil }
    return """
      <div class="card takehome-part">
      <h3>What the compiler said</h3>
      <pre tabindex="0"><code>\(report.diagnostics.joined(separator: "\n"))</code></pre>
      </div>
      """
  }

  /// So many suites that failed are shown open; of more the page would only grow long.
  private static let mostOpenSuites = 3

  private static func suites(_ report: Report) -> HTML {
    let isShort = report.suites.count { !$0.hasPassed } <= mostOpenSuites
    return """
      <div class="card takehome-part">
      <h3>Hidden tests</h3>
      \(report.suites.map { suite($0, isOpen: isShort && !$0.hasPassed) })</div>
      """
  }

  private static func suite(_ suite: Report.Suite, isOpen: Bool) -> HTML {
    let tests = suite.tests.map { test -> HTML in
      let word = test.status == .missing ? "never ended" : test.status.rawValue
      return """
        <li class="\(test.status.rawValue)"><strong>\(word)</strong> \(test.name)\
        \(test.message.map { "<p class=\"reason\">\($0)</p>" })</li>

        """
    }
    return """
      <details class="takehome-suite"\(" open", if: isOpen)>
      <summary>\(suite.hasPassed ? Icon.check.html : Icon.dash.html)\(suite.name) \
      <span class="note">\(suite.count) passed</span></summary>
      <ul class="takehome-tests">
      \(tests)</ul>
      </details>

      """
  }

  private static func mutants(_ report: Report) -> HTML? {
    guard let sentence = report.mutantSentence else { return nil }
    let rows = report.mutants.map { mutant -> HTML in
      """
      <li class="\(mutant.isKilled ? "passed" : "failed")"><strong>\
      \(mutant.isKilled ? "found" : "missed")</strong> \(mutant.defect)</li>

      """
    }
    return """
      <div class="card takehome-part">
      <h3>Your tests</h3>
      <p>\(sentence)</p>
      <ul class="takehome-tests">
      \(rows)</ul>
      </div>
      """
  }

  /// The files with most lines that no test reaches come first.
  private static func coverage(_ report: Report) -> HTML? {
    guard !report.coverage.isEmpty else { return nil }
    let (partial, whole) = report.coverageParts
    let folded: HTML = """
      <details>
      <summary>\(Measure.count(whole.count, "file")), each line</summary>
      <ul class="takehome-coverage">
      \(whole.map(row))</ul>
      </details>
      """
    return """
      <div class="card takehome-part">
      <h3>What your tests reach</h3>
      <p>The lines of your own sources that your tests run. No points: a line that runs isn't yet \
      a line that is tested.</p>
      <ul class="takehome-coverage">
      \(partial.map(row))</ul>
      \(whole.isEmpty ? nil : folded)
      </div>
      """
  }

  private static func row(_ file: Report.Coverage) -> HTML {
    """
    <li><span class="path">\(file.path)</span> <span class="points">\(file.words)</span>\
    <progress max="\(file.lines)" value="\(file.reached)" aria-label="\(file.path)"></progress></li>

    """
  }

  private static func stages(_ report: Report) -> HTML {
    """
    <details class="card takehome-part">
    <summary>The steps of this check</summary>
    <ol class="takehome-stages">
    \(report.stages.map { row -> HTML in
      """
      <li class="\(row.state.rawValue)"><span>\(row.title)<span class="hidden">: \(row.word)</span>\
      </span><span class="note">\(row.note)</span></li>

      """
    })</ol>
    </details>
    """
  }
}
