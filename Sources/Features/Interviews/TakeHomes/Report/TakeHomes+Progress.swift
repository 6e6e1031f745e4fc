public import Domain
import SiteKit

extension TakeHomes.Progress {
  init(_ events: [TakeHomes.Event]) {
    self.init(
      grade: events.compactMap { event in
        if case .grade(let grade) = event { grade } else { nil }
      })
  }

  /// What stands of a check after some of its events.
  public init(grade events: [GradeEvent]) {
    let stages = GradeStage.allCases.filter { !$0.isExtra || events.contains(.began($0)) }
    var rows = stages.map { stage in
      Row(title: TakeHomes.title(of: stage), state: .waiting, note: "")
    }
    func place(of stage: GradeStage) -> Int { stages.firstIndex(of: stage) ?? 0 }
    var marks: [Mark] = []
    var sentence = "The check begins…"
    for event in events {
      switch event {
      case .began(let stage):
        let row = place(of: stage)
        rows[row].state = .underWay
        sentence = "\(rows[row].title)…"
      case .progress(let stage, let done, let total):
        rows[place(of: stage)].note = "\(done) of \(total)"
      case .test(let test): marks.append(Mark(name: test.name, status: test.status))
      case .ended(let stage): rows[place(of: stage.kind)] = Row(stage)
      case .finished: sentence = "Done."
      }
    }
    self.init(sentence: sentence, rows: rows, tests: marks)
  }
}

extension TakeHomes.Progress.Row {
  init(_ stage: GradeReport.Stage) {
    let time = Measure.time(milliseconds: Double(stage.milliseconds))
    self.init(
      title: TakeHomes.title(of: stage.kind), state: State(stage.outcome),
      note: stage.outcome == .skipped
        ? stage.note ?? "left out" : [time, stage.note].compactMap(\.self).joined(separator: ", "))
  }

  /// The state in a word, for screen readers and the terminal.
  var word: String {
    switch state {
    case .waiting: "waiting"
    case .underWay: "running"
    case .passed: "done"
    case .failed: "found something"
    case .skipped: "left out"
    }
  }
}

extension TakeHomes.Progress.Row.State {
  fileprivate init(_ outcome: GradeReport.Stage.Outcome) {
    self =
      switch outcome {
      case .passed: .passed
      case .failed: .failed
      case .skipped: .skipped
      }
  }
}
