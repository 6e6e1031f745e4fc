import Domain
import Testing

/// The messages are those of real answers: the starters, and references with defects.
struct FailureWordsTests {
  private let words = FailureWords(promised: [
    "date", "recomputeCount", "isLoading", "errorMessage", "open", "selectedTabIndex",
  ])

  @Test(arguments: [
    (
      "(list.recomputeCount → 4) == (2 + step → 2)", "`recomputeCount` was 4; 2 was expected."
    ),
    (
      "(list.counts → [8, 2, 3, 1, 2]) == [8, 1, 4, 1, 2]",
      "[8, 2, 3, 1, 2] came out; [8, 1, 4, 1, 2] was expected."
    ),
    ("(expected → \"loading\") == \"empty\"", "\"empty\" came out; \"loading\" was expected."),
    (
      "(card.date → \"23 Nov 2025\") == (text → \"24 Nov 2025\")",
      "`date` was \"23 Nov 2025\"; \"24 Nov 2025\" was expected."
    ),
    ("(coordinator.list?.selectedTabIndex → 0) == 4", "`selectedTabIndex` was 0; 4 was expected."),
    (
      "(RoundCard(round: Lab.round(1, .planned, score: 300)).score → \"300\") == nil",
      "\"300\" came out; nil was expected."
    ),
    (
      "(RoundsRoute(path: path) → .list(RoundsDomain.RoundTab.all)) == nil",
      ".list(RoundTab.all) came out; nil was expected."
    ),
    ("(coordinator.list → nil) != nil", "It was nil; a value was expected."),
    ("(stack.rows.count → 101) < 20", "101 came out; less than 20 was expected."),
    ("(folder.bytes → 0) > (2_000 → 2000)", "0 came out; more than 2000 was expected."),
    (
      "(load.error → nil) is (CancellationError → Optional<Error>)",
      "nil came out; CancellationError was expected."
    ),
    (
      "(kept → []) == ([one] → [Round(id: 1, name: \"A \\\"windy\\\" day, in the hills\", "
        + "date: 2100-01-01 00:00:00 +0000, distanceMetres: 50, status: PAUSED, score: nil)])",
      "An empty list came out where a list of 1 item was expected."
    ),
    ("(page.score → Optional(300)) == (wanted → 301)", "300 came out; 301 was expected."),
  ]) func `what came out is held against what was wanted`(raw: String, sentence: String) {
    #expect(words.sentence(for: "Expectation failed: \(raw)") == sentence)
  }

  @Test(arguments: [
    (
      "(page → RoundsPresentation.RoundDetailViewModel).isLoading → false",
      "`isLoading` was false; true was expected."
    ),
    (
      "!((coordinator → RoundsPresentation.RoundsCoordinator).open(path: \"/nowhere\") → true)",
      "`open` was true; false was expected."
    ),
    (
      "(label → \"Iron Owl\").contains(\"Harbour Lights\")",
      "\"Iron Owl\" doesn't contain \"Harbour Lights\"."
    ),
    (
      "!((text → \"GET /?key=s3\").contains(Self.secret → \"s3\") → true)",
      "\"GET /?key=s3\" contains \"s3\"."
    ),
  ]) func `truths are said of promised names`(raw: String, sentence: String) {
    #expect(words.sentence(for: "Expectation failed: \(raw)") == sentence)
  }

  @Test(arguments: [
    "RoundStatus.entries.contains { $0 === status }",
    "try Round(bridged(date: millis)).date == date",
    "(slot.url == nil → true) && (slot.image == nil → false)",
    "!((load → Hidden_8b5f1d8d832e3c78.Watched<Swift.Array<RoundsDomain.Round>>).isOver → true → true)",
  ]) func `an expression without values is not shown`(raw: String) {
    let sentence = words.sentence(for: "Expectation failed: \(raw)")
    #expect(sentence == "What it expects didn't come true.")
  }

  @Test func `what was waited for is not shown either`() {
    let raw = "Expectation failed: await Lab.eventually { held.cancelled == [0] }"
    #expect(words.sentence(for: raw) == "What it waited for didn't happen.")
  }

  @Test func `long values are cut to where they differ`() {
    func card(_ status: String) -> String {
      "RoundCard(id: 1, name: \"Round\", date: \"23 Nov 2025\", distance: \"70 m\", "
        + "score: Optional(\"300\"), status: \"\(status)\")"
    }
    let raw = "Expectation failed: (again → \(card("PLANNED"))) == (first → \(card("Planned")))"
    #expect(
      words.sentence(for: raw)
        == "status: \"PLANNED\" came out where status: \"Planned\" was expected.")
  }

  @Test func `values that read alike are said to be unequal`() {
    let raw = "Expectation failed: (first → Round(id: 1)) == (second → Round(id: 1))"
    #expect(
      words.sentence(for: raw) == "Two values that look the same weren't equal: Round(id: 1).")
  }

  @Test(arguments: [
    (
      "an error was expected but none was thrown and \"RoundsBridge.BridgedRound\" was returned",
      "Nothing was thrown; an error was expected."
    ),
    (
      "expected error \".rateLimited\" of type HeroesError, but \".notFound\" of type HeroesError "
        + "was thrown instead", "The error .notFound was thrown; .rateLimited was expected."
    ),
  ]) func `errors are told apart`(raw: String, sentence: String) {
    #expect(words.sentence(for: "Expectation failed: \(raw)") == sentence)
  }

  @Test(arguments: [
    (
      "The process crashed: RoundsData/MockRoundRepository.swift:29: Fatal error: Unexpectedly "
        + "found nil while unwrapping an Optional value.",
      "The process crashed at RoundsData/MockRoundRepository.swift:29: Unexpectedly found nil "
        + "while unwrapping an Optional value."
    ),
    (
      "The process crashed: Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range.",
      "The process crashed: Index out of range."
    ),
    (
      "The process crashed: Hidden_12ab/LabTests.swift:3: Fatal error: Boom in /focus/run/x.",
      "The process crashed: Boom in."
    ),
    (
      "The process crashed (signal 11).",
      "The process crashed: it read or wrote memory that it doesn't own (signal 11)."
    ),
  ]) func `a crash names the answer's line alone`(raw: String, sentence: String) {
    #expect(words.sentence(for: raw) == sentence)
  }

  @Test(arguments: [
    ("Issue recorded // Nothing was thrown.", "Nothing was thrown."),
    (
      "Expectation failed: (lost → 3) == 0 // updates were lost",
      "Updates were lost. 3 came out; 0 was expected."
    ),
    ("Expectation failed: isDone // a thread waits forever", "A thread waits forever."),
    (
      "Caught error: RoundsDomain.RoundsError.noSuchRound(id: 99)",
      "It threw RoundsError.noSuchRound(id: 99)."
    ),
    ("Time limit was exceeded: 60.000 seconds", "It didn't end within 60 seconds."),
  ]) func `what the test's author wrote comes first`(raw: String, sentence: String) {
    #expect(words.sentence(for: raw) == sentence)
  }

  @Test func `a hidden file that does not compile says which name is missing`() {
    let raw =
      "It does not compile with your sources: hidden/KYSNameTests.swift:11: "
      + "type 'KYSStatus' has no member 'negative'"
    #expect(words.sentence(for: raw).hasSuffix(": type 'KYSStatus' has no member 'negative'."))
  }

  @Test func `a shared file that does not compile is the cause of what follows`() {
    let raw =
      "It does not compile with your sources: hidden/PanelTests.swift:5: cannot find 'Lab' in scope "
      + "(without Support.swift, left out before) (hidden/Support.swift:3: missing argument for "
      + "parameter 'size' in call)"
    let sentence = words.sentence(for: raw)
    #expect(sentence.hasSuffix("form: missing argument for parameter 'size' in call."))
  }

  @Test(arguments: [
    "It didn't end in time and was stopped.", "Nothing was thrown; an error was expected.",
    "ThreadSanitizer saw a data race at Sources/A/B.swift:33.",
  ]) func `a plain sentence stays as it is`(sentence: String) {
    #expect(words.sentence(for: sentence) == sentence)
  }

  @Test func `a race in a hidden file has no place`() {
    let raw = "ThreadSanitizer saw a data race at hidden/RepositoryHammer.swift:33."
    #expect(words.sentence(for: raw) == "ThreadSanitizer saw a data race.")
  }

  @Test(arguments: [
    "(watched → Hidden_212679bd05164e5e.ContextDouble) == nil",
    "(watched → Hidden_21.StackTests.(unknown context at $5588f5886264).Source) == nil",
  ]) func `an object of a hidden test has no name`(raw: String) {
    let sentence = words.sentence(for: "Expectation failed: \(raw)")
    #expect(sentence == "an object came out; nil was expected.")
  }
}
