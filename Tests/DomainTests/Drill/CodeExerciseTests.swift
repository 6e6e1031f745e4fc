import Domain
import Testing

@Suite(.timeLimit(.minutes(20))) struct CodeExerciseTests {
  @Test func `the learner's lines come first, and each test is a function`() {
    let exercise = CodeExercise(
      code: "let a = 1", solution: "let a = 2",
      tests: [.init(name: "one", body: "return a == 2"), .init(name: "two", body: "a\n  b")])
    let program = exercise.program("let a = 3")
    #expect(
      program == """
        let a = 3
        class Solution {
          func check(_ test: Int) -> Bool {
            switch test {
            case 0: return test0()
            case 1: return test1()
            default: return false
            }
          }
          func test0() -> Bool {
            return a == 2
          }
          func test1() -> Bool {
            a
              b
          }
        }

        """)
  }
}
