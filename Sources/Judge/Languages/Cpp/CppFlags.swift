internal import Foundation

/// What the compiler is told, as its driver understands it.
struct CppFlags: Sendable {
  let route: CppToolchain.Route
  let isOptimised: Bool

  static let sources = "/focus/cpp"
  static let prelude = "/focus/prelude"

  /// The name of this kind of build's files in the prelude's folder.
  var name: String { isOptimised ? "submit" : "run" }

  /// The same for the precompiled header and for each source.
  var common: [String] {
    let own =
      route == .gcc
      ? ["-g1", "-fmax-errors=50", "-fno-diagnostics-show-caret"]
      : ["-gline-tables-only", "-ferror-limit=50", "-fno-caret-diagnostics"] + traps
    let kind = isOptimised ? ["-O2"] : ["-O0", "-D_GLIBCXX_ASSERTIONS"]
    return ["-std=c++20", "-fPIC", "-fvisibility=hidden", "-I", Self.sources] + kind + own
  }

  /// Undefined behaviour that LeetCode reports ends the program, where that costs next to nothing.
  private var traps: [String] {
    let checks = isOptimised ? "return" : "return,signed-integer-overflow,integer-divide-by-zero"
    return ["-fsanitize=\(checks)", "-fsanitize-trap=\(checks)"]
  }

  var header: String { "\(Self.sources)/Prelude/prelude.hpp" }

  /// The precompiled header's place in the prelude's folder.
  var precompiled: String { route == .gcc ? "\(name)/prelude.hpp.gch" : "\(name).pch" }

  /// What makes a source begin with the precompiled header.
  var inclusion: [String] {
    route == .gcc
      ? ["-include", "\(Self.prelude)/\(name)/prelude.hpp"]
      : ["-include-pch", "\(Self.prelude)/\(precompiled)"]
  }
}

extension CppFlags {
  /// The arguments of the compiler proper in what the driver prints for `-###`, without input,
  /// output and action.
  static func bare(_ output: String) -> [String]? {
    guard let line = output.split(separator: "\n").last(where: { $0.contains("\"-cc1\"") }),
      let start = line.range(of: "\"-cc1\"")?.lowerBound
    else { return nil }
    var kept: [String] = []
    var words = words(line[start...]).dropLast()[...]
    while let word = words.popFirst() {
      switch word {
      case "-o", "-x", "-main-file-name", "-dumpdir": _ = words.popFirst()
      case "-emit-obj": break
      default:
        if !word.contains("-compilation-dir=") { kept.append(word) }
      }
    }
    return kept
  }

  /// Cuts `"a" "b c"` at its quotation marks.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var isEscaped = false
    for character in line {
      if isEscaped {
        word?.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        if let whole = word { words.append(whole) }
        word = word == nil ? "" : nil
      } else {
        word?.append(character)
      }
    }
    return words
  }
}
