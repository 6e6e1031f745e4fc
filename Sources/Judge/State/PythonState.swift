internal import Domain

/// Looks for what lives longer than a call in Python: names of the module, attributes of classes,
/// values that parameters begin with, and what a cache keeps.
struct PythonState {
  private(set) var found: [KeptState] = []
  private let lines: [Substring]
  /// The indents of the open blocks, and whether each is a class's.
  private var blocks: [(indent: Int, isClass: Bool)] = []
  private var cache: Int?
  /// Each name that is looked for goes through all lines.
  private var looks = 0

  /// `code` is masked.
  init(_ code: String) {
    lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() { take(line, index + 1) }
  }

  private mutating func take(_ line: Substring, _ number: Int) {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard !text.isEmpty else { return }
    let indent = line.count - text.count
    while let last = blocks.last, last.indent >= indent { blocks.removeLast() }
    let isOuter = blocks.allSatisfy(\.isClass)
    if text.contains(/^@(?:functools\.)?(?:lru_cache|cache)\b/) {
      cache = isOuter ? number : nil
    } else if let function = text.firstMatch(of: /^(?:async\s+)?def\s+(\w+)\s*\((.*)/) {
      if cache != nil { add(function.1, number) }
      cache = nil
      addDefaults(in: function.2, number)
      blocks.append((indent, false))
    } else if text.contains(/^class\s/) {
      blocks.append((indent, true))
    } else if isOuter, let name = text.firstMatch(of: /^(\w+)\s*(?::[^=]+)?=(?!=)/)?.1 {
      if isChanged(name, isOfClass: !blocks.isEmpty) { add(name, number) }
    } else if blocks.isEmpty, let name = text.firstMatch(of: /^(\w+\.[a-z]\w*)\s*=(?!=)/)?.1,
      isSetAgain(name, besides: number)
    {
      // An attribute of a function.
      add(name, number)
    }
  }

  private mutating func add(_ name: Substring, _ line: Int) {
    guard found.count < KeptState.mostNames else { return }
    found.append(KeptState(name: String(name), line: line))
  }

  private mutating func addDefaults(in parameters: Substring, _ number: Int) {
    let value =
      /(\w+)\s*(?::\s*[\w.]+(?:\[[^=]*\])?\s*)?=\s*(?:\[|\{|set\(|dict\(|list\(|(?:collections\.)?(?:defaultdict|Counter|deque)\()/
    for match in parameters.matches(of: value) { add(match.1, number) }
  }

  private mutating func isSetAgain(_ name: Substring, besides number: Int) -> Bool {
    looks += 1
    guard looks <= KeptState.mostNames,
      let change = try? Regex("\\b\(name)\(Self.change)|\\b\(name)\(Self.assignment)")
    else { return false }
    return lines.enumerated().contains { $0.offset + 1 != number && $0.element.contains(change) }
  }

  private static let change =
    "(?:\\[[^\\n]*?\\])?(?:\\.(?:append\\w*|add|insert|extend\\w*|update|pop\\w*|remove|clear|"
    + "setdefault|discard|sort|reverse|move_to_end)\\s*\\(|\\[[^\\n]*?\\]\\s*[-+*/|&^]?=(?!=))"
  private static let assignment = "\\s*(?:[-+*/|&^]|//)?=(?!=)"

  /// Whether a name that is bound once is changed later: rebound as `self.x` it would be another.
  private mutating func isChanged(_ name: Substring, isOfClass: Bool) -> Bool {
    looks += 1
    guard looks <= KeptState.mostNames else { return false }
    let owners = "cls|[A-Z]\\w*|type\\(self\\)|self\\.__class__|__class__"
    let owner = isOfClass ? "(?:self|\(owners))\\." : "(?:^|[^\\w.])"
    var patterns = ["\(owner)\(name)\(Self.change)"]
    patterns +=
      isOfClass
      ? ["(?:\(owners))\\.\(name)\(Self.assignment)"] : ["\\bglobal\\b.*\\b\(name)\\b"]
    patterns.append("heap\\w+\\(\\s*\(isOfClass ? owner : "")\(name)\\b")
    return patterns.contains { pattern in
      guard let regex = try? Regex(pattern) else { return false }
      return lines.contains { $0.contains(regex) }
    }
  }
}
