import Domain
import Testing

/// What a case may use: a floor for each kind of language, and ten times what a reference needs.
struct LimitsTests {
  @Test(arguments: Language.allCases)
  func `without a slow reference compiled code gets a second, interpreted code two`(
    language: Language
  ) {
    let isInterpreted = [.python, .javascript].contains(language)
    for reference in [nil, 0, 0.4, -1] {
      let limits = Limits().derived(for: language, reference: reference)
      #expect(limits.cpuMilliseconds == (isInterpreted ? 2000 : 1000))
      #expect(limits.memoryBytes == 512 << 20)
      #expect(limits.floor(for: language) == Limits())
    }
  }

  @Test(arguments: [
    (Language.swift, Language.swift, 400.0, 4000), (.cpp, .swift, 99, 1000),
    (.rust, .swift, 150, 1500), (.go, .swift, 150, 1500), (.java, .swift, 150, 4500),
    (.javascript, .swift, 150, 4500),
    (.python, .python, 150, 2000), (.python, .python, 301.2, 3012), (.swift, .python, 400, 1000),
    (.swift, .swift, 1e9, 100_000),
  ])
  func `a case gets ten times what the slowest reference needs, by its language's factor`(
    own: Language, reference: Language, need: Double, limit: Int
  ) {
    let limits = Limits().derived(for: own, reference: need, in: reference)
    #expect(limits.cpuMilliseconds == limit)
  }

  @Test func `a floor gives back the limits that were derived from it`() {
    for language in Language.allCases {
      let limits = Limits().derived(for: language, reference: 500, in: language)
      #expect(limits.floor(for: language).derived(for: language, reference: nil) == limits)
    }
  }
}
