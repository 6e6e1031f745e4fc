public import Domain

extension DrillCard {
  /// A card of each kind, of three decks; the first deck is the sample project's.
  public static let samples: [DrillCard] = [
    sample, points, steps, debugging, design, code, numbers,
  ]

  public static let points = DrillCard(
    id: "ideas-points", deck: "ideas", kind: .keyPoints, question: "What is <it>?",
    points: ["one", "two", .init("three", rank: .beyond), .init("never", rank: .flag)],
    weak: "A weak one.", strong: "A strong one.", followUp: "And then?",
    proofs: [
      Proof(
        title: "Requirement T1 of Tiny", file: "TakeHomes/Tiny/BRIEF.md", line: 3,
        excerpt: "- **T1** <First>", project: "tiny")
    ])

  public static let steps = DrillCard(
    id: "ideas-steps", deck: "ideas", kind: .steps, question: "In which order?",
    points: ["a", "b", "c"], exercise: .order(["first", "second", "third"]))

  public static let debugging = DrillCard(
    id: "ideas-debug", deck: "ideas", kind: .debugging, question: "It breaks. Why?",
    points: ["a", "b", "c"],
    exercise: .evidence(
      DebugTree(
        evidence: [
          .init(look: "here", shows: "this", leads: true),
          .init(look: "there", shows: "that", leads: false),
          .init(look: "elsewhere", shows: "more", leads: true),
        ], cause: "the cause", fix: "the fix", safeguard: "the guard")))

  public static let design = DrillCard(
    id: "ideas-design", deck: "ideas", kind: .design, question: "Design a switch.",
    points: ["a", "b", "c"],
    exercise: .machine(
      StateMachine(
        states: [.init("off"), .init("on")],
        edges: [
          .init(from: "off", to: "on", action: "push"),
          .init(from: "on", to: "off", action: "push"),
        ])))

  public static let code = DrillCard(
    id: "other-code", deck: "other", kind: .code, question: "Mend it.", points: ["a", "b", "c"],
    exercise: .mend(
      CodeExercise(
        code: "func two() -> Int { 3 }", solution: "func two() -> Int { 2 }",
        tests: [
          .init(name: "it is two", body: "return two() == 2"),
          .init(name: "it is small", body: "return two() < 10"),
        ])))

  public static let numbers = DrillCard(
    id: "other-numbers", deck: "other", kind: .numbers, question: "How many?",
    points: ["a", "b", "c"],
    exercise: .numbers([
      NumberQuestion(ask: "Pause", answer: .number(300, tolerance: 0), unit: "ms"),
      NumberQuestion(ask: "Name", answer: .word(["Int32"])),
    ]))
}
