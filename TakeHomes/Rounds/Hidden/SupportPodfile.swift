/// What a Podfile gives to each target, read line by line.
struct Podfile: Sendable, Hashable {
  struct Target: Sendable, Hashable {
    var name: String
    var pods: [String] = []
    /// Whether it says `inherit! :search_paths`.
    var inheritsSearchPaths = false
  }

  /// A block that is open.
  private enum Block {
    case target(Int)
    /// `def shared_pods`, whose lines stand wherever its name is called.
    case function(String)
    /// `post_install do`, `if …` and their like.
    case other
  }

  private static let openers: Set = ["if", "unless", "case", "while", "until", "begin", "for"]

  private(set) var targets: [Target] = []
  private var functions: [String: [[String]]] = [:]

  init(reading text: String) {
    var open: [Block] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.code(line).split { $0 == " " || $0 == "\t" }.map(String.init)
      guard let first = words.first else { continue }
      if first == "end" {
        _ = open.popLast()
      } else if first == "def", words.count > 1 {
        open.append(.function(Self.function(words[1])))
      } else if words.contains("do") || Self.openers.contains(first) {
        open.append(block(words))
      } else {
        add(words, to: open)
      }
    }
  }

  subscript(_ name: String) -> Target? { targets.first { $0.name == name } }

  private mutating func block(_ words: [String]) -> Block {
    guard ["target", "abstract_target"].contains(words[0]), words.count > 1 else { return .other }
    targets.append(Target(name: Self.name(words[1])))
    return .target(targets.count - 1)
  }

  /// A line belongs to the innermost target or function around it.
  private mutating func add(_ words: [String], to open: [Block]) {
    for block in open.reversed() {
      switch block {
      case .target(let target): return read(words, into: target)
      case .function(let name): return functions[name, default: []].append(words)
      case .other: continue
      }
    }
  }

  private mutating func read(_ words: [String], into target: Int, depth: Int = 0) {
    if let lines = functions[Self.function(words[0])], depth < 8 {
      for line in lines { read(line, into: target, depth: depth + 1) }
      return
    }
    switch words[0] {
    case "pod" where words.count > 1: targets[target].pods.append(Self.name(words[1]))
    case "inherit!": targets[target].inheritsSearchPaths = words.last == ":search_paths"
    default: break
    }
  }

  /// `shared_pods` and `shared_pods()` are one.
  private static func function(_ word: String) -> String { String(word.prefix { $0 != "(" }) }

  private static func code(_ line: Substring) -> Substring { line.prefix { $0 != "#" } }

  /// What stands between quotes, without a comma after them.
  private static func name(_ word: String) -> String {
    word.filter { !"'\",".contains($0) }
  }
}
