internal import Domain

/// Says what a reviewer would say of an answer without taking points for it.
struct Reviewer: Sendable {
  private static let mostPlaces = 4

  let linter: Linter
  /// The answer's Swift files by their paths.
  let texts: [String: String]
  /// What the compiler warned of.
  let warnings: [String]
  /// `NOTES.md` and `README.md`.
  let words: String

  /// Essential things first.
  var notes: [GradeReport.ReviewNote] {
    let all = [
      compilerWarnings, instructions, deadCode, longFunctions, forcedInTests, names, undocumented,
    ].compactMap(\.self)
    return GradeReport.ReviewNote.Weight.allCases.flatMap { weight in
      all.filter { $0.weight == weight }
    }
  }

  private func note(
    _ id: String, _ title: String, _ level: GradeReport.ReviewNote.Level,
    _ weight: GradeReport.ReviewNote.Weight, _ advice: String, _ places: [String]
  ) -> GradeReport.ReviewNote? {
    guard !places.isEmpty else { return nil }
    return GradeReport.ReviewNote(
      id: id, title: title, level: level, weight: weight, advice: advice,
      places: Array(places.prefix(Self.mostPlaces)), more: max(0, places.count - Self.mostPlaces))
  }

  private var compilerWarnings: GradeReport.ReviewNote? {
    note(
      "compiler-warnings", "The compiler warns", .junior, .essential,
      "Fix each warning, so that a new one stands out.", warnings)
  }

  private var instructions: GradeReport.ReviewNote? {
    let commands = ["swift test", "swift build", "swift run", "xcodebuild", "focus takehome check"]
    guard !commands.contains(where: words.contains) else { return nil }
    return GradeReport.ReviewNote(
      id: "run-instructions", title: "Instructions to build and test it are missing",
      level: .junior,
      weight: .worthIt,
      advice: "Write the commands into NOTES.md or README.md: a reviewer tries them first.")
  }

  private var deadCode: GradeReport.ReviewNote? {
    note(
      "dead-code", "Unused private code", .junior, .worthIt,
      "Delete it: git keeps it.", linter.sources.flatMap(\.unusedPrivates))
  }

  private var longFunctions: GradeReport.ReviewNote? {
    note(
      "long-functions", "Long functions", .mid, .worthIt,
      "Give the steps names: a function that fits on a screen can be checked by reading it.",
      linter.sources.flatMap(\.longFunctions))
  }

  private var forcedInTests: GradeReport.ReviewNote? {
    let forced = Linter(
      takeHome: linter.takeHome, sources: linter.tests, tests: [], manifest: nil
    ).findings(.forceUnwrap)
    return note(
      "forced-in-tests", "Forced unwraps in tests", .junior, .taste,
      "Use try #require: a nil then fails one test instead of ending them all.",
      forced.map { "\($0.path):\($0.line): \($0.what)" })
  }

  private var names: GradeReport.ReviewNote? {
    note(
      "names", "Names against the Swift API guidelines", .junior, .worthIt,
      "Write types in UpperCamelCase, and give public things a name that says what they're for.",
      linter.sources.flatMap(\.oddNames))
  }

  /// Where most has no words, one word on it is enough.
  private var undocumented: GradeReport.ReviewNote? {
    let fewest = 10
    var (all, bare): (Int, [String]) = (0, [])
    for file in linter.sources {
      let lines = (texts[file.path] ?? "").split(
        separator: "\n", omittingEmptySubsequences: false)
      for found in file.publicNames {
        all += 1
        if !Self.hasWords(above: found.line, in: lines) {
          bare.append("\(file.path):\(found.line): \(found.name)")
        }
      }
    }
    guard all >= fewest, bare.count * 2 > all else { return nil }
    return note(
      "public-words", "Undocumented public types and functions (\(bare.count) of \(all))",
      .senior, .taste, "A sentence above each saves the next reader from reading its code.", bare)
  }

  /// Whether a comment stands above a line, or above the attributes over it.
  private static func hasWords(above line: Int, in lines: [Substring]) -> Bool {
    var index = line - 2
    while index >= 0, index < lines.count {
      let text = lines[index].drop { $0 == " " || $0 == "\t" }
      if text.hasPrefix("@") || text.hasPrefix("#if") {
        index -= 1
        continue
      }
      return text.hasPrefix("//") || text.contains("*/")
    }
    return false
  }
}
