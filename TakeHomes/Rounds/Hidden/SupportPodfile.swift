/// What a Podfile gives to each target, read line by line.
struct Podfile: Sendable, Hashable {
  struct Target: Sendable, Hashable {
    var name: String
    var pods: [String] = []
    /// The target around it.
    var outer: Int?
    /// What it says after `inherit!`; without it, a target has all pods of the one around it.
    var inheritance: String?

    var inheritsSearchPaths: Bool { inheritance == ":search_paths" }
  }

  /// With what `def` gives a name to, as `def name`.
  private(set) var targets: [Target] = []

  private static let blocks: Set = ["if", "unless", "case", "begin"]

  init(reading text: String) {
    // Blocks that are open: a target's index, or nil for `post_install do` and its like.
    var open: [Int?] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.code(line).split { " \t()".contains($0) }.map(String.init)
      guard let first = words.first else { continue }
      let current = open.last ?? nil
      if first == "end" {
        _ = open.popLast()
      } else if ["target", "abstract_target"].contains(first), words.count > 1 {
        targets.append(Target(name: Self.name(words[1]), outer: current))
        open.append(targets.count - 1)
      } else if first == "def", words.count > 1 {
        targets.append(Target(name: "def \(words[1])"))
        open.append(targets.count - 1)
      } else if words.contains("do") {
        open.append(nil)
      } else if Self.blocks.contains(first) {
        open.append(current)
      } else if let current {
        read(words, into: current)
      }
    }
  }

  subscript(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// Its own and those of the targets around it.
  func pods(of name: String) -> Set<String> {
    var pods: Set<String> = []
    var next = self[name]
    while let target = next {
      pods.formUnion(target.pods)
      let isComplete = target.inheritance.map { $0 == ":complete" } ?? true
      next = isComplete ? target.outer.map { targets[$0] } : nil
    }
    return pods
  }

  private mutating func read(_ words: [String], into target: Int) {
    switch words[0] {
    case "pod" where words.count > 1: targets[target].pods.append(Self.name(words[1]))
    case "inherit!": targets[target].inheritance = words.last
    default:
      guard let shared = self["def \(words[0])"] else { return }
      targets[target].pods += shared.pods
      targets[target].inheritance = shared.inheritance ?? targets[target].inheritance
    }
  }

  private static func code(_ line: Substring) -> Substring { line.prefix { $0 != "#" } }

  /// What stands between quotes, without a comma after them.
  private static func name(_ word: String) -> String {
    word.filter { !"'\",".contains($0) }
  }
}
