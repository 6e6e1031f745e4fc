public import Domain
public import SiteKit
import Study

extension Drill.CardModel {
  /// A card's question, or an answer beside its rubric.
  public init(_ card: DrillCard, answer: DrillAnswer?, view: DrillView, deck: Drill.Deck) {
    id = card.id
    question = card.question
    topic = card.topic
    kind = card.kind
    advice =
      card.exercise == .none && card.kind != .tradeOff
      ? DrillCard.Kind.keyPoints.advice : card.kind.advice
    state = Drill.words(deck.stand(of: card.id), today: deck.today)
    project = card.project
    exercise = Drill.Exercise(card, seed: deck.histories[card.id]?.count ?? 0)
    pointCount = card.wanted.count
    begun = deck.now
    self.view = view
    answered = answer.map { Drill.Answered($0, card: card, deck: deck) }
  }
}

extension Drill.Exercise {
  init(_ card: DrillCard, seed: Int) {
    switch card.exercise {
    case .none: self = .none
    case .order(let steps):
      self = .order(
        Drill.shuffled(steps, of: card.id, seed: seed).map { steps[$0] }, seed: seed)
    case .evidence(let tree): self = .evidence(tree.evidence)
    case .machine(let machine):
      self = .machine(states: machine.states.count, edges: machine.edges.count)
    case .mend(let exercise):
      self = .mend(code: exercise.code, tests: exercise.tests.map(\.name), report: nil)
    case .numbers(let numbers): self = .numbers(numbers)
    }
  }
}

extension Drill.Answered {
  init(_ answer: DrillAnswer, card: DrillCard, deck: Drill.Deck) {
    id = answer.id
    text = answer.work.text
    time = answer.seconds.flatMap { seconds in
      seconds == 0 ? nil : Measure.time(milliseconds: Double(seconds) * 1000)
    }
    check = Drill.Check(answer.work, card: card)
    let ticks = Set(answer.ticks ?? [])
    points = card.wanted.map { place in
      let point = card.points[place]
      return Point(
        place: place, text: point.text, mark: point.rank.mark, isTicked: ticks.contains(place))
    }
    flags = card.points.filter { $0.rank == .flag }.map(\.text)
    weak = card.weak
    strong = card.strong
    followUp = card.followUp
    proofs = card.proofs
    choices = deck.choices(for: answer)
    given = answer.grade
    feedback = answer.feedback
    ticked = answer.ticks.map { "\($0.count) of \(Measure.count(card.wanted.count, "point"))" }
    outcome = answer.grade.flatMap { grade in
      choices.first { $0.grade == grade }.map { choice in
        "\(grade.title): back \(choice.interval), \(choice.date)"
      }
    }
  }
}

extension DrillCard.Point.Rank {
  fileprivate var mark: String? {
    switch self {
    case .must, .flag: nil
    case .beyond: "Beyond"
    case .for: "For"
    case .against: "Against"
    case .change: "Change"
    }
  }
}

extension Drill.Check {
  /// Compares what was done with what the card has; nothing where nothing was to be done.
  init(_ work: DrillWork, card: DrillCard) {
    switch card.exercise {
    case .none: self = .none
    case .order(let steps): self = Self.order(steps, work.order)
    case .evidence(let tree): self = Self.evidence(tree, work.evidence ?? [])
    case .machine(let machine):
      let check = machine.check(work.sketch ?? "")
      self = .machine(check, words: Self.words(check))
    case .mend(let exercise):
      self = .mend(
        code: work.code ?? exercise.code, solution: exercise.solution,
        tests: exercise.tests.map(\.name), report: work.report)
    case .numbers(let questions): self = Self.numbers(questions, work.numbers ?? [])
    }
  }

  private static func order(_ steps: [String], _ given: [Int]?) -> Drill.Check {
    let rows = steps.indices.map { place in
      let put = given?.firstIndex(of: place)
      return Step(text: steps[place], given: put.map { $0 + 1 }, isRight: put == place)
    }
    let right = rows.count(where: \.isRight)
    let words =
      given == nil
      ? "Nothing was ordered."
      : right == rows.count
        ? "Every step is in its place." : "\(right) of \(rows.count) steps are in their places."
    return .order(rows, words: words)
  }

  private static func evidence(_ tree: DebugTree, _ chosen: [Int]) -> Drill.Check {
    let looks = tree.evidence.enumerated().map { place, evidence in
      Look(evidence: evidence, isChosen: chosen.contains(place))
    }
    let found = looks.count { $0.isChosen && $0.evidence.leads }
    let wrong = looks.count { $0.isChosen && !$0.evidence.leads }
    let words = "You chose \(found) of the \(tree.leading.count) that point to the cause"
    return .evidence(
      looks, tree: tree,
      words: wrong == 0
        ? "\(words)." : "\(words), and \(wrong) that \(wrong == 1 ? "does" : "do") not.")
  }

  private static func numbers(_ questions: [NumberQuestion], _ typed: [String]) -> Drill.Check {
    let rows = questions.enumerated().map { place, question in
      let text = typed.indices.contains(place) ? typed[place] : ""
      return Number(
        ask: question.ask, typed: text, answer: question.shown,
        isRight: question.accepts(text))
    }
    let right = rows.count(where: \.isRight)
    return .numbers(
      rows,
      words: right == rows.count ? "All are right." : "\(right) of \(rows.count) are right.")
  }

  private static func words(_ check: StateMachine.Check) -> String {
    guard !check.isWhole else { return "Every state and every edge is there." }
    let states = check.states.count(where: \.isThere)
    let edges = check.edges.count(where: \.isThere)
    let extra =
      check.extra.isEmpty ? "" : "; \(check.extra.count) of yours not in the machine"
    return
      "\(states) of \(check.states.count) states and \(edges) of \(check.edges.count) edges\(extra)."
  }
}
