/// What a Podfile gives to each target, read line by line.
struct Podfile: Sendable, Hashable {
  struct Target: Sendable, Hashable {
    var name: String
    var pods: [String] = []
    /// Whether it says `inherit! :search_paths`.
    var inheritsSearchPaths = false
  }

  private(set) var targets: [Target] = []

  init(reading text: String) {
    // Blocks that are open: a target's index, or nil for `post_install do` and its like.
    var open: [Int?] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.code(line).split { $0 == " " || $0 == "\t" }.map(String.init)
      guard let first = words.first else { continue }
      if first == "end" {
        _ = open.popLast()
      } else if words.contains("do") {
        let isTarget = first == "target" && words.count > 1
        if isTarget { targets.append(Target(name: Self.name(words[1]))) }
        open.append(isTarget ? targets.count - 1 : nil)
      } else if let target = open.last ?? nil {
        read(words, into: target)
      }
    }
  }

  subscript(_ name: String) -> Target? { targets.first { $0.name == name } }

  private mutating func read(_ words: [String], into target: Int) {
    switch words[0] {
    case "pod" where words.count > 1: targets[target].pods.append(Self.name(words[1]))
    case "inherit!": targets[target].inheritsSearchPaths = words.last == ":search_paths"
    default: break
    }
  }

  private static func code(_ line: Substring) -> Substring { line.prefix { $0 != "#" } }

  /// What stands between quotes, without a comma after them.
  private static func name(_ word: String) -> String {
    word.filter { !"'\",".contains($0) }
  }
}
