import Domain
import Markup

extension TopicMap {
  /// More sources than these are counted, not named.
  private static let namedSources = 3

  /// The topic's name, what it builds on, and its problems as an outline.
  var html: HTML {
    """
    <section class="topic-map" aria-label="\(topic.title)">
    <header>
    <h2>\(topic.title)</h2>
    \(origin)\(foundations)<p><a href="\(wholeMap)">Whole road map</a></p>
    </header>
    <div class="card">
    <ol>
    \(steps.map(step))</ol>
    </div>
    </section>

    """
  }

  private var origin: HTML? {
    guard !before.isEmpty else { return nil }
    let links = before.enumerated().map { index, source in
      "\(" and ", if: index > 0)<a href=\"\(source.path)\">\(source.title)</a>" as HTML
    }
    return "<p>On the road map after \(links).</p>\n"
  }

  private var foundations: HTML? {
    guard !sources.isEmpty else { return nil }
    let links = sources.prefix(Self.namedSources).enumerated().map { index, source in
      """
      \(", ", if: index > 0)<a href="\(source.path)">\(source.title)</a> (\(source.count))
      """ as HTML
    }
    return "<p>Its problems build on \(links)\(further(sources.count - Self.namedSources)).</p>\n"
  }

  private func step(_ step: Step) -> HTML {
    let row = step.row
    let followers: HTML? =
      step.followers.isEmpty ? nil : "\n<ol>\n\(step.followers.map(self.step))</ol>\n"
    return """
      <li><div class="problem-step">\(Problems.statusMark(row.status))
      <p><a href="\(row.path)" data-row>\(row.title)</a> \(Problems.pill(row.difficulty))\
      \(row.prerequisites.isEmpty ? nil : after(row.prerequisites))</p></div>\(followers)</li>

      """
  }

  private func after(_ prerequisites: [Problems.Model.Prerequisite]) -> HTML {
    let limit = Problems.Model.Row.namedPrerequisites
    let links = prerequisites.prefix(limit).enumerated().map { index, prerequisite in
      "\(", ", if: index > 0)\(link(prerequisite))" as HTML
    }
    return "<small>After \(links)\(further(prerequisites.count - limit))</small>"
  }

  private func link(_ prerequisite: Problems.Model.Prerequisite) -> HTML {
    let progress = prerequisite.isSolved ? "solved" : "not solved"
    return """
      <a href="\(prerequisite.path)">\(prerequisite.title)</a>\
      \(prerequisite.isSolved ? Icon.check.html : nil)<span class="hidden"> \(progress)</span>
      """
  }

  private func further(_ count: Int) -> HTML? { count > 0 ? " + \(count)" : nil }
}
