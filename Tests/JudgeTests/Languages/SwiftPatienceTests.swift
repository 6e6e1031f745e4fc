import Domain
import TestSupport
import Testing

@testable import Judge

/// How long an expression may keep the type checker.
struct SwiftPatienceTests {
  /// Needs some seconds: each literal may be an Int or a Double.
  private static let source = """
    class Solution {
      func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
        let all = [
          1, 2.0, 3 + 4.5, -5 * 2, 6 / 7.0 - 1, 8 + 9.0 * 2 - 3, 1 - 2.5 + 3, 4 * 5 - 6.0 + 7,
          -8 + 9 - 1.5, 2 + 3 * 4.5 - 6, -7 + 8 * 9.5 - 1, 2 * -3 + 4.5 - 5, 6 - 7.5 * -8 + 9,
        ]
        return all.isEmpty ? [] : [0, 1]
      }
    }
    """

  @Test func `an expression that takes long is ended, with its line and what to do`() async throws {
    let swift = try #require(try DiagnoseTests.language(.swift) as? SwiftLanguage)
    let outline = SwiftOutline(Self.source)
    var compiler = try await swift.compiler(outline, .plain, isOptimised: false)
    let seconds = try #require(compiler.recipe.firstMatch(of: /time-threshold=(\d+)/)?.1)
    // The same option once more counts: nobody has to wait as long as a learner may.
    #expect(Int(seconds)! > 1)
    compiler.further = ["-solver-expression-time-threshold=1"]
    let stub = SwiftStub(.twoSum, outline, codecs: [:]).text
    let product = try await compiler.check(Self.source, stub: stub, .plain)
    let error = try #require(product.diagnostics.own.first { $0.severity == .error })
    #expect(error.message.contains("too complex for the compiler: split it into several"))
    #expect(error.line == 3)
  }
}
