import Domain
import Testing

@Suite(.timeLimit(.minutes(20))) struct NumberQuestionTests {
  @Test(
    arguments: [
      ("300", true), (" 300 ms", true), ("300ms", true), ("300.0", true), ("301", false),
      ("", false), ("three hundred", false), ("-300", false), ("inf", false),
    ])
  func `a number counts with or without its unit`(typed: String, isRight: Bool) {
    let question = NumberQuestion(
      ask: "Pause", answer: .number(300, tolerance: 0), unit: "ms")
    #expect(question.accepts(typed) == isRight)
    #expect(question.shown == "300 ms")
  }

  @Test(arguments: [("0.4", true), ("0.5", true), ("0.61", false), ("0.6", true)])
  func `a tolerance lets near ones through`(typed: String, isRight: Bool) {
    let question = NumberQuestion(ask: "Share", answer: .number(0.5, tolerance: 0.1))
    #expect(question.accepts(typed) == isRight)
    #expect(question.shown == "0.5 ± 0.1")
  }

  @Test func `thousands may have commas`() {
    let question = NumberQuestion(ask: "Steps", answer: .number(100_000, tolerance: 0))
    #expect(question.accepts("100,000"))
    #expect(question.accepts("100_000"))
  }

  @Test(arguments: [("Int32", true), ("kotlinint", true), ("kotlin int", true), ("Int", false)])
  func `a name counts whatever the case of its letters`(typed: String, isRight: Bool) {
    let question = NumberQuestion(ask: "Int", answer: .word(["Int32", "KotlinInt"]))
    #expect(question.accepts(typed) == isRight)
    #expect(question.shown == "Int32")
  }
}
