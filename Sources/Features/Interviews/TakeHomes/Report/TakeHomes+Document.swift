public import Markup

extension TakeHomes {
  /// A report as one file to keep: without scripts, and with no address but its own places.
  public static func document(_ report: Report) -> HTML {
    var report = report
    report.hasLinks = false
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(report.name): \(report.headline)</title>
      <style>\(raw: style)</style>
      </head>
      <body>
      <h1>\(report.name), checked</h1>
      \(self.report(report))
      </body>
      </html>

      """
  }

  /// With the reader's own colours, so that it needs none.
  private static let style = """
    :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
    body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
    pre { padding: 0.75rem; border: 1px solid; border-radius: 0.5rem; overflow-x: auto; }
    blockquote { margin: 0.5rem 0; padding-left: 0.75rem; border-left: 3px solid; }
    .note { font-size: 0.875rem; opacity: 0.75; }
    .points { font-weight: 700; }
    .hidden, .icon { display: none; }
    .takehome-areas, .takehome-coverage, .takehome-lost, .takehome-tests, .takehome-notes, .takehome-stages {
      padding: 0; list-style: none;
    }
    .takehome-lost > li { display: grid; grid-template-columns: 3rem 1fr; margin: 1rem 0; }
    .takehome-areas li, .takehome-coverage li { display: flex; flex-wrap: wrap; gap: 0 1rem; }
    .takehome-stages li { display: flex; justify-content: space-between; gap: 1rem; }
    progress { width: 12rem; }
    dt { font-weight: 600; }
    """
}
