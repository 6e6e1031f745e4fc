import Domain
import SiteKit
import Study

extension Stats.Figure {
  init(paceOf content: Stats.Content) {
    let difficulties = Dictionary(content.problems.map { ($0.slug, $0.difficulty) }) { $1 }
    let rows = Difficulty.allCases.compactMap { difficulty in
      ParTime(content.reviews.filter { difficulties[$0.slug] == difficulty }).map { par in
        Stats.Row(
          label: difficulty.rawValue, short: difficulty.rawValue,
          path: .stats(.rows(StatsRows(.timed, difficulty: difficulty))),
          cells: [
            Stats.span(par.averageSeconds), Stats.span(par.averageParSeconds),
            String(par.count),
          ], amounts: [Double(par.percent)])
      }
    }
    let all = ParTime(content.reviews)
    self.init(
      name: .pace, title: "Time against par",
      summary: all.map {
        "\(Stats.span($0.averageSeconds)) on average for problems that are meant to take "
          + "\(Stats.span($0.averageParSeconds))."
      } ?? "",
      drawing: nil, columns: ["Difficulty", "Your time", "Par", "Solutions"], rows: rows,
      empty: rows.isEmpty
        ? "Your time will appear here once you write an accepted solution here from the start."
        : nil)
  }

  init(hardestOf content: Stats.Content) {
    let found = Stumbles.bySlug(content.submissions, content.reviews)
    let topics = Dictionary(content.problems.map { ($0.slug, $0.topic) }) { $1 }
    let titles = Dictionary(content.problems.map { ($0.slug, $0.title) }) { $1 }
    let byTopic = Stumbles.summed(found) { topics[$0]?.rawValue }
    let rows =
      Stumbles.worst(byTopic, most: Stats.hardest).compactMap { key, stumbles in
        Topic(rawValue: key).map {
          Stats.Row(label: $0.title, stumbles, StatsRows(.stumbles, topic: $0), kind: "Topic")
        }
      }
      + Stumbles.worst(found, most: Stats.hardest).map { slug, stumbles in
        Stats.Row(
          label: titles[slug] ?? slug, stumbles, StatsRows(.stumbles, slug: slug),
          kind: "Problem")
      }
    self.init(
      name: .hardest, title: "Hardest for you",
      summary: "The most wrong submissions and reviews graded Again.", drawing: nil,
      columns: ["Name", "Kind", "Wrong", "Again"], rows: rows,
      empty: rows.isEmpty
        ? "What gives you trouble will appear here once a submission is wrong or a review fails."
        : nil)
  }

  init(retentionOf content: Stats.Content) {
    let curve = RetentionCurve(
      RetentionCurve.recalls(
        content.reviews, dayStartMinutes: content.clock.dayStartMinutes))
    let count = curve.points.reduce(0) { $0 + $1.count }
    let recalled = curve.points.reduce(0) { $0 + $1.recalled }
    self.init(
      name: .retention, title: "Retention",
      summary: "\(recalled) of \(Stats.count(count, "review")) recalled, by the days since the "
        + "review before.",
      drawing: .curve, columns: ["Days", "Recalled", "Share"],
      rows: curve.points.enumerated().map { place, point in
        Stats.Row(
          label: Self.name(of: point.days), short: Self.name(of: point.days),
          path: point.count == 0 ? nil : .stats(.rows(StatsRows(.recalls, span: place))),
          cells: [
            "\(point.recalled) of \(point.count)", point.percent.map { "\($0) %" } ?? "–",
          ], amounts: [point.percent.map(Double.init)])
      },
      empty: count == 0
        ? "The curve will appear here once you review a problem a second time." : nil)
  }

  private static func name(of days: ClosedRange<Int>) -> String {
    if days.upperBound == Int.max { return "\(days.lowerBound) and more" }
    return days.count == 1 ? "\(days.lowerBound)" : "\(days.lowerBound)–\(days.upperBound)"
  }
}

extension Stats.Row {
  fileprivate init(label: String, _ stumbles: Stumbles, _ rows: StatsRows, kind: String) {
    self.init(
      label: label, short: label, path: .stats(.rows(rows)),
      cells: [kind, String(stumbles.wrong), String(stumbles.again)],
      amounts: [Double(stumbles.total)])
  }
}
