import Domain
import TestForge
import TestSupport
import Testing

@Suite struct FormCheckTests {
  private static let good: Value = ["ints": ["length": "size", "each": [0, 9]]]

  @Test(
    arguments: [
      (["nums": ["lenght": [1, 2]]], "unknown key lenght (did you mean length?)"),
      (["numbers": [:]], "unknown key numbers"),
      (["nums": [1, 2]], "[least, greatest] is for numbers; int[] needs a mapping"),
      (["nums": ["each": ["range": [1]]]], "bounds are two"),
      (["nums": ["length": [1, "size + "]]], "isn't an expression"),
      (["rules": ["exactly-one-pair-sum(nums, 3)"]], "did you mean exactly-one-pair-sums?"),
      (["rules": ["acyclic(nums)"]], "takes 2 arguments, not 1"),
      (["rules": ["acyclic(numz, 3)"]], "unknown argument numz (did you mean nums?)"),
      (["nums": ["sorted": "up"]], "must be one of: ascending"),
      (["nums": ["distinct": "yes"]], "must be true or false"),
    ] as [(Value, String)])
  func `a misspelt constraint is named with the nearest word`(form: Value, phrase: String) {
    let problem = Problem.form(constraints: form, generator: ["random": ["nums": Self.good]])
    let sentences = checkForm(of: problem)
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains(phrase) == true, "\(sentences)")
  }

  @Test(
    arguments: [
      (["ins": ["length": 1, "each": 1]], "unknown recipe ins (did you mean int?)"),
      (["ints": ["length": 1]], "the key each is missing"),
      (["ints": ["length": 1, "each": 1, "order": "sort"]], "did you mean sorted?"),
      (["list": ["length": 1, "of": ["strin": [:]]]], "did you mean string?"),
      (["either": []], "must be a list of recipes"),
      (["either": [["intz": 1]]], "did you mean int?"),
      (["int": [1, 2], "pick": [1]], "a recipe is one name"),
      ("size +", "isn't an expression"),
    ] as [(Value, String)])
  func `a misspelt recipe is named with the nearest word`(recipe: Value, phrase: String) {
    let sentences = checkForm(of: .form(generator: ["random": ["nums": recipe]]))
    #expect(sentences.count == 1)
    #expect(sentences.first?.contains(phrase) == true, "\(sentences)")
  }

  @Test func `no family, a missing recipe and an unknown checker are found`() {
    #expect(checkForm(of: .form()) == ["generator has no family."])
    #expect(
      checkForm(of: .form(generator: ["random": [:]]))
        == ["generator.random: there is no recipe for nums."])
    let problem = Problem.form(
      comparator: .checker(name: "topological-orde"), generator: ["random": ["nums": Self.good]])
    #expect(
      checkForm(of: problem) == [
        "comparator: unknown checker topological-orde (did you mean topological-order?)."
      ])
  }
}
