import Domain
import Markup
import SiteKit

extension TopicMap {
  /// More sources than these are counted, not named.
  private static let namedSources = 3

  /// The topic's name, what it builds on, and its problems as an outline, companions beside them.
  var html: HTML {
    """
    <section class="topic-map" aria-label="\(topic.title)">
    <header>
    <h2>\(topic.title)</h2>
    \(origin)\(topics("Its problems build on", sources))\
    \(topics("Its problems have companions in", companions))\
    <p><a href="\(wholeMap)">Whole road map</a></p>
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

  private func topics(_ words: String, _ sources: [Source]) -> HTML? {
    guard !sources.isEmpty else { return nil }
    let links = sources.prefix(Self.namedSources).enumerated().map { index, source in
      """
      \(", ", if: index > 0)<a href="\(source.path)">\(source.title)</a> (\(source.count))
      """ as HTML
    }
    return "<p>\(words) \(links)\(further(sources.count - Self.namedSources)).</p>\n"
  }

  private func step(_ step: Step) -> HTML {
    let row = step.row
    let followers: HTML? =
      step.followers.isEmpty ? nil : "\n<ol>\n\(step.followers.map(self.step))</ol>\n"
    return """
      <li><div class="problem-step">\(PageParts.progressMark(row.status))
      <p><a href="\(row.path)" data-row>\(row.title)</a> \(PageParts.difficulty(row.difficulty))\
      \(row.prerequisites.isEmpty ? nil : after(row.prerequisites))\
      \(row.companions.isEmpty ? nil : beside(row.companions))</p></div>\(followers)</li>

      """
  }

  private func after(_ prerequisites: [Problems.Model.Neighbour]) -> HTML {
    let limit = Problems.Model.Row.namedPrerequisites
    let named = links(Array(prerequisites.prefix(limit)))
    return "<small>After \(named)\(further(prerequisites.count - limit))</small>"
  }

  private func beside(_ companions: [Problems.Model.Companions]) -> HTML {
    let groups = companions.enumerated().map { index, group in
      "\(" · ", if: index > 0)\(group.relation) \(links(group.problems))" as HTML
    }
    return "<small class=\"companions\">\(groups)</small>"
  }

  private func links(_ problems: [Problems.Model.Neighbour]) -> [HTML] {
    problems.enumerated().map { index, problem in
      "\(", ", if: index > 0)\(link(problem))" as HTML
    }
  }

  private func link(_ problem: Problems.Model.Neighbour) -> HTML {
    let progress = problem.isSolved ? "solved" : "not solved"
    return """
      <a href="\(problem.path)">\(problem.title)</a>\
      \(problem.isSolved ? Icon.check.html : nil)<span class="hidden"> \(progress)</span>
      """
  }

  private func further(_ count: Int) -> HTML? { count > 0 ? " + \(count)" : nil }
}
