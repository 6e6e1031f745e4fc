internal import Domain

/// Looks for what lives longer than a call, in languages whose blocks have braces.
struct StateScan {
  /// What a block is: members of a type or namespace, or something that runs.
  private enum Block { case type, code, list }

  private(set) var found: [KeptState] = []
  private let language: Language
  private var blocks: [Block] = []
  private var statement = ""
  private var line = 1
  private var begin = 1

  /// `code` is masked.
  init(_ code: String, _ language: Language) {
    self.language = language
    for sign in code { take(sign) }
    end(at: "\n")
  }

  private mutating func take(_ sign: Character) {
    switch sign {
    case "{",
      "(" where sign == "{" || isGoList:
      let kind = kind
      end(at: sign)
      blocks.append(kind)
    case "}",
      ")" where sign == "}" || blocks.last == .list:
      end(at: sign)
      if !blocks.isEmpty { blocks.removeLast() }
    case ";": end(at: sign)
    case "\n":
      // Where a line ends, a statement may, except in C++, Java and Rust.
      if language == .swift || language == .go || language == .javascript { end(at: sign) }
      // A line for the preprocessor.
      if statement.hasPrefix("#") { statement = "" }
      line += 1
      if !statement.isEmpty { statement.append(" ") }
    default:
      if statement.isEmpty {
        guard !sign.isWhitespace else { return }
        begin = line
      }
      guard statement.utf8.count < KeptState.longestLine else { return }
      if !sign.isWhitespace || statement.last?.isWhitespace != true { statement.append(sign) }
    }
  }

  private var isGoList: Bool { language == .go && statement == "var " && blocks.isEmpty }

  private var kind: Block {
    if isGoList { return .list }
    let type =
      /\b(?:class|struct|enum|extension|actor|impl|interface|namespace|mod|trait|thread_local!)\b|^thread_local!/
    if language == .javascript, blocks.isEmpty, ScriptState.callsItself(statement) { return .type }
    // `= new ArrayList<>() {`, `x = [] {`: values, whatever they are made of.
    return statement.contains(type) && !statement.contains("=") ? .type : .code
  }

  private mutating func end(at sign: Character) {
    defer { statement = "" }
    let text = statement.trimmingPrefix(while: \.isWhitespace)
    guard !text.isEmpty, let name = name(in: String(text), at: sign) else { return }
    if found.count < KeptState.mostNames, !found.contains(where: { $0.name == name }) {
      let isConstant = language == .swift && !text.contains(/\bvar\b/)
      found.append(KeptState(name: name, line: begin, isConstant: isConstant))
    }
  }

  /// The name of what a statement declares for longer than a call.
  private func name(in text: String, at sign: Character) -> String? {
    let isOuter = blocks.allSatisfy { $0 == .type }
    let isFile = blocks.isEmpty
    let match: Substring? =
      switch language {
      case .swift:
        swift(text, at: sign, isFile: isFile, isOuter: isOuter)
      case .cpp: cpp(text, at: sign)
      case .java:
        isOuter && !isFile && (sign != "{" || text.contains("="))
          ? text.firstMatch(of: /\bstatic\s[^=(]*?(\w+)\s*(?:\[\s*\]\s*)?(?:=.*)?$/)?.1 : nil
      case .javascript: ScriptState.name(in: text, isFile: isFile, isOuter: isOuter)
      case .go:
        isFile
          ? text.firstMatch(of: /^var\s+(\w+)/)?.1
          : blocks == [.list] ? text.firstMatch(of: /^(\w+)/)?.1 : nil
      case .rust:
        text.firstMatch(of: /\bstatic\s+(?:mut\s+|ref\s+)?(\w+)\s*:/)?.1
      case .python: nil
      }
    return match.map(String.init)
  }

  private func swift(
    _ text: String, at sign: Character, isFile: Bool, isOuter: Bool
  ) -> Substring? {
    // What has a block and no value is worked out each time.
    if sign == "{", !text.contains("=") { return nil }
    let words = /^(?:[\w()@]+\s+)*?(?:var\s+(\w+)|let\s+(\w+)[^=]*=\s*(?:[A-Z]\w*|\.init)\b.*\()/
    let isKept = isFile || isOuter && text.contains(/^(?:[\w()@]+\s+)*?(?:static|class)\s/)
    guard isKept, let match = text.firstMatch(of: words) else { return nil }
    return match.1 ?? match.2
  }

  private func cpp(_ text: String, at sign: Character) -> Substring? {
    // A label of access may stand before it.
    let text = text.replacing(/^(?:\s*(?:public|private|protected)\s*:\s*)+/, with: "")
    if text.contains(
      /\b(?:const|constexpr|using|typedef|return|template|operator|friend|extern|throw)\b/)
    {
      return nil
    }
    // In code a bracket begins no function's parameters.
    if blocks.last == .code,
      let name = text.firstMatch(of: /^static\s.*?(\w+)\s*(?:\(|\{|\[|=|$)/)?.1
    {
      return name
    }
    let variable = /(?:^|[\s*&>])(\w+)\s*(?:\[[^\]]*\]\s*)*(?:=[^=].*|\(\s*[\d\-"'{].*)?$/
    if text.contains(/^(?:inline\s+)?(?:static|thread_local)\b/) {
      let rest = text.replacing(/^(?:inline\s+|static\s+|thread_local\s+)+/, with: "")
      return plain(rest, variable, at: sign)
    }
    let isGlobal = blocks.isEmpty
    return isGlobal ? plain(text, variable, at: sign) : nil
  }

  /// The name of a variable that a type stands before; nil for a function or a type.
  private func plain(
    _ text: String, _ pattern: Regex<(Substring, Substring)>, at sign: Character
  ) -> Substring? {
    let value = text.firstRange(of: "=").map { text[..<$0.lowerBound] } ?? text[...]
    guard !value.contains(/\b(?:class|struct|enum|union|namespace|if|for|while)\b/),
      sign == ";" || value.endIndex < text.endIndex || sign == "{" && !value.contains("("),
      value.contains(/\w[\w:<>,\s*&\[\]]*[\s*&>]\s*\w/)
    else { return nil }
    return text.firstMatch(of: pattern)?.1
  }
}
