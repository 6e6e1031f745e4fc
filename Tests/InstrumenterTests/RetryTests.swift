import Instrumenter
import Testing

struct RetryTests {
  private let source = """
    func outer() -> Int {
      func inner() -> Int {
        return 1
      }
      return inner()
    }
    struct P {
      var x = 1
    }
    """

  @Test("An error lowers the innermost function, level by level, then the one around it")
  func ladder() throws {
    var options = AutoInstrumenter(isProgram: true)
    for level in [TracingLevel.variables, .steps, .untouched] {
      options = try #require(options.instrument(source).retry(options, errorLines: [3]))
      #expect(options.levels == [2: level])
    }
    options = try #require(options.instrument(source).retry(options, errorLines: [3]))
    #expect(options.levels == [2: .untouched, 1: .variables])
  }

  @Test("Each level inserts less")
  func levels() {
    let program =
      "func f(_ a: inout [Int]) -> Int { a[0] = 1; if a[0] > 0 { return a[0] }; return 0 }"
    #expect(traced(program, level: .full).contains("_djE(0, a, 0)"))
    let variables = traced(program, level: .variables)
    #expect(
      variables.contains("_djV(0, a)") && !variables.contains("_djC") && !variables.contains("_djR")
    )
    let steps = traced(program, level: .steps)
    #expect(steps.contains("_djS(1, true)") && steps.contains("_djEnter(1, true); _djLow();"))
    #expect(!steps.contains("_djV"))
    #expect(traced(program, level: .untouched) == program)
  }

  @Test("What such a function changes is unknown while a statement runs, and read after it")
  func untold() {
    var options = AutoInstrumenter(isProgram: true)
    let source = "var total = 0; func add() { total += 1; return }; add()"
    #expect(!options.instrument(source).text.contains("_djLose"))
    options.levels[1] = .steps
    let text = options.instrument(source).text
    #expect(text.contains("_djS(1, false); _djLose(0); add(); _djV(0, total)"), "\(text)")
    #expect(text.contains("_djS(1, true); total += 1; _djS(1, true); return }"), "\(text)")
  }

  @Test("Where elements are not told, a structure is told whole, an actor property by property")
  func properties() {
    func text(_ kind: String, _ modifier: String) -> String {
      traced(
        "\(kind) P { var a = [1]; \(modifier)func go() { a[0] = 2; return } }", level: .variables)
    }
    #expect(text("struct", "mutating ").contains("a[0] = 2; _djV(0, self);"))
    #expect(text("actor", "").contains("a[0] = 2; _djV(0, a);"))
    #expect(text("class", "").contains("a[0] = 2; _djS(1, true);"))
  }

  @Test("Closures of one expression on a line go at once")
  func expressions() throws {
    let options = AutoInstrumenter(isProgram: true)
    let result = options.instrument("let a = [1].map { $0 + 1 }.filter { $0 > 1 }")
    let next = try #require(result.retry(options, errorLines: [1]))
    #expect(next.levels == [1: .untouched, 2: .untouched])
  }

  @Test("A closure whose call may be discarded becomes a statement first")
  func statements() throws {
    let source = "var a = [1]; func f(_ g: () -> Void) { g() }; f { a.removeLast() }"
    var options = AutoInstrumenter(isProgram: true)
    options = try #require(options.instrument(source).retry(options, errorLines: [1]))
    #expect(options.levels.isEmpty && options.statementClosures == [2])
    let text = options.instrument(source).text
    #expect(text.contains("_djS(1); a.removeLast(); _djT(~0, a) }"), "\(text)")
  }

  @Test("A type whose lines do not compile no longer writes itself")
  func plainTypes() throws {
    var options = AutoInstrumenter(isProgram: true)
    options.levels[0] = .untouched
    let next = try #require(options.instrument(source).retry(options, errorLines: [7]))
    #expect(next.plainTypes == [0])
    #expect(!next.instrument(source).text.contains("_DJEncodable"))
  }

  @Test("Nothing is left to try where all is untouched")
  func end() {
    var options = AutoInstrumenter(isProgram: true)
    options.levels[0] = .untouched
    #expect(options.instrument("let x = 1").retry(options, errorLines: [1]) == nil)
  }
}
