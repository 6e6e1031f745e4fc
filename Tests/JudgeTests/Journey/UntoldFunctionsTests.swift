import Instrumenter
import Testing

@testable import Judge

struct UntoldFunctionsTests {
  private static let source = """
    func one(_ n: Int) -> Int {
      let twice = n * 2
      return twice
    }
    func two() { print(1) }
    @inlinable func three() { print(1) }
    struct Pair { var a = 1 }
    print(one(2))
    """

  private func untold(_ levels: [Int: TracingLevel], plainTypes: Set<Int> = []) -> [String] {
    let options = AutoInstrumenter(isProgram: true, levels: levels, plainTypes: plainTypes)
    let made = options.instrument(Self.source)
    return UntoldFunctions(made.functions, made.types, refused: options).sentences
  }

  @Test func `what the compiler refused and what nobody can tell are told apart`() {
    let own =
      "Nothing is recorded of three (line 6): an attribute, a macro or a result builder decides "
      + "what its text means."
    #expect(untold([:]) == [own])
    let ids = AutoInstrumenter(isProgram: true).instrument(Self.source).functions
    let place = { (name: String) in ids.first { $0.name.hasPrefix(name) }?.id ?? -1 }
    let found = untold([place("one"): .variables, place("two"): .untouched])
    #expect(found.count == 3 && found.last == own)
    #expect(found[0].hasPrefix("Only whole variables are shown in one (line 1)"))
    #expect(found[0].hasSuffix("(line 1): the compiler refused the recorder's calls there."))
    #expect(found[1].hasPrefix("Nothing is recorded of two (line 5): the compiler refused"))
  }

  @Test func `a type that may not write itself is named`() {
    #expect(
      untold([:], plainTypes: [0]).last
        == "Values of Pair are shown by their name alone: the compiler refused the recorder's "
        + "calls there.")
  }
}
