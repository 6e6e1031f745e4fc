internal import Foundation

/// What the compiler is told, as its driver understands it.
struct CppFlags: Sendable {
  /// What a build is for.
  enum Kind: String, Sendable, CaseIterable {
    case run
    case submit
    /// For the small cases of an accepted solution, with all checks that the machine has.
    case checked
  }

  let toolchain: CppToolchain
  let kind: Kind

  static let sources = "/focus/cpp"
  static let prelude = "/focus/prelude"

  /// The name of this kind of build's files in the prelude's folder.
  var name: String { kind.rawValue }

  private var route: CppToolchain.Route { toolchain.route }

  /// The same for the precompiled header and for each source.
  var common: [String] {
    let own =
      route == .gcc
      ? ["-g1", "-fmax-errors=50", "-fno-diagnostics-show-caret"]
      : ["-gline-tables-only", "-ferror-limit=50", "-fno-caret-diagnostics", "-Wno-vla"]
    let speed = kind == .submit ? ["-O2"] : ["-O0", "-D_GLIBCXX_ASSERTIONS"]
    let shape = ["-std=\(toolchain.standard)", "-fPIC", "-fvisibility=hidden", "-I", Self.sources]
    return shape + speed + own + traps + (kind == .checked ? Self.memoryChecks : [])
  }

  /// Undefined behaviour that LeetCode reports ends the program; in a submission only where that
  /// costs next to nothing.
  private var traps: [String] {
    if route == .gcc {
      guard kind != .submit else { return [] }
      return ["-fsanitize=\(Self.gccTraps)", "-fsanitize-undefined-trap-on-error"]
    }
    let checks = kind == .submit ? "return" : Self.clangTraps
    return ["-fsanitize=\(checks)", "-fsanitize-trap=\(checks)"]
  }

  private static let gccTraps =
    "return,unreachable,signed-integer-overflow,integer-divide-by-zero,shift-exponent,bounds,null"
    + ",bool"
  private static let clangTraps = gccTraps + ",builtin"

  /// AddressSanitizer knows the unused room of a vector too, and what is read before it is set has
  /// a value that no right answer rests on.
  static let memoryChecks = [
    "-fsanitize=address", "-fsanitize-address-use-after-return=never",
    "-D_GLIBCXX_SANITIZE_VECTOR", "-D_GLIBCXX_SANITIZE_STD_ALLOCATOR",
    "-ftrivial-auto-var-init=pattern", "-ftrivial-auto-var-init-max-size=4096",
  ]

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
