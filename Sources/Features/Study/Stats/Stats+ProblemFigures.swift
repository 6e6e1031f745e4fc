import Domain
import SiteKit
import Study

extension Stats.Figure {
  init(topicsOf content: Stats.Content) {
    let topics = Topic.allCases.compactMap { topic -> (Topic, Share)? in
      let here = content.problems.filter { $0.topic == topic }
      guard !here.isEmpty else { return nil }
      return (
        topic,
        Share(of: here, solved: content.solved, retrievability: content.retrievability)
      )
    }
    let begun = topics.count { $0.1.solved > 0 || $0.1.strength != nil }
    self.init(
      name: .topics, title: "Topics",
      summary: "\(begun) of \(Stats.count(topics.count, "topic")) begun. Strength is the mean "
        + "chance of still knowing what you reviewed.",
      drawing: .levels, columns: ["Topic", "Solved", "Strength"],
      rows: topics.map { topic, share in
        Stats.Row(
          label: topic.title, share, .problems(ProblemFilter(topic: topic, view: .list)),
          withStrength: true)
      },
      empty: begun == 0
        ? "Your topics will appear here once you solve or review a problem." : nil)
  }

  init(difficultyOf content: Stats.Content) {
    let rows = Difficulty.allCases.compactMap { difficulty -> Stats.Row? in
      let here = content.problems.filter { $0.difficulty == difficulty }
      return here.isEmpty
        ? nil
        : Stats.Row(
          label: difficulty.rawValue, Share(of: here, solved: content.solved),
          .problems(ProblemFilter(difficulty: difficulty, status: .solved, view: .list)))
    }
    let solved = Share(of: content.problems, solved: content.solved).solved
    self.init(
      name: .difficulty, title: "Difficulty",
      summary: "\(Stats.count(solved, "problem")) solved, by difficulty.",
      drawing: .levels, columns: ["Difficulty", "Solved"], rows: rows,
      empty: solved == 0 ? "The spread will appear here once you solve a problem." : nil)
  }

  init(listsOf content: Stats.Content) {
    let rows = ProblemFilter.List.allCases.compactMap { list -> Stats.Row? in
      let here = content.problems.filter { $0.lists.contains(list.rawValue) }
      return here.isEmpty
        ? nil
        : Stats.Row(
          label: list.title, Share(of: here, solved: content.solved),
          .problems(ProblemFilter(list: list, status: .solved, view: .list)))
    }
    self.init(
      name: .lists, title: "Completion", summary: "How much of each known list is solved.",
      drawing: .levels, columns: ["List", "Solved"], rows: rows,
      empty: rows.isEmpty || content.solved.isEmpty
        ? "The lists will appear here once you solve a problem." : nil)
  }
}

extension Stats.Row {
  fileprivate init(
    label: String, _ share: Share, _ path: SitePath, withStrength: Bool = false
  ) {
    let strength = share.strength.map { ($0 * 100).rounded() }
    let cell = strength.map { "\(Int($0)) %" } ?? "no review yet"
    self.init(
      label: label, short: label.replacing("Dynamic Programming", with: "DP"), path: path,
      cells: ["\(share.solved) of \(share.total)"] + (withStrength ? [cell] : []),
      amounts: [Double(share.percent)] + (withStrength ? [strength] : []))
  }
}
