/// Gives each turn of a loop its own variables, as Go does from 1.22 on, where something may keep
/// them for longer than the turn: a closure, a pointer, a slice of an array.
struct GoLoops {
  typealias Addition = (place: GoLexer.Place, addition: String)

  private let tokens: [GoLexer.Token]

  init(_ bytes: [UInt8]) {
    var lexer = GoLexer(bytes)
    var tokens: [GoLexer.Token] = []
    while let token = lexer.next() { tokens.append(token) }
    self.tokens = tokens
  }

  /// What is put in, in no order.
  var copies: [Addition] {
    tokens.indices.filter { tokens[$0].is("for") }.flatMap(copies)
  }

  private func copies(ofLoopAt start: Int) -> [Addition] {
    guard let open = body(after: start + 1), let close = end(of: open),
      let (names, isRange) = variables(tokens[(start + 1)..<open])
    else { return [] }
    let body = (open + 1)..<close
    let kept = names.filter { name in
      isKept(name, in: body) && (isRange || !isChanged(name, in: body))
    }
    guard !kept.isEmpty else { return [] }
    let list = kept.joined(separator: ", ")
    let uses = kept.map { "_ = \($0); " }.joined()
    // A block of its own, so that the turn may declare the same name once more.
    return [
      (tokens[open].end, "\(list) := \(list); \(uses){"), (tokens[close].start, "}"),
    ]
  }

  /// The brace that begins a loop's body: not that of a value such as `[]int{1, 2}`.
  private func body(after start: Int) -> Int? {
    var index = start
    while index < tokens.count {
      if tokens[index].is("(") || tokens[index].is("[") || tokens[index].is("{") {
        if tokens[index].is("{"), !isValue(index) { return index }
        let isType = tokens[index - 1].is("struct") || tokens[index - 1].is("interface")
        guard var close = end(of: index) else { return nil }
        // `[]struct{ x int }{{1}}`: the value stands behind its type.
        if isType, close + 1 < tokens.count, tokens[close + 1].is("{") {
          guard let end = end(of: close + 1) else { return nil }
          close = end
        }
        index = close
      }
      index += 1
    }
    return nil
  }

  private func isValue(_ brace: Int) -> Bool {
    var index = brace - 1
    if tokens[index].is("struct") || tokens[index].is("interface") { return true }
    while index > 0, tokens[index].kind == .word || tokens[index].is(".") || tokens[index].is("*") {
      index -= 1
    }
    return tokens[index].is("]") && index + 1 < brace && !tokens[index + 1].is(".")
  }

  private func end(of open: Int) -> Int? {
    var depth = 0
    for index in open..<tokens.count where tokens[index].kind == .mark {
      if ["(", "[", "{"].contains(tokens[index].text) { depth += 1 }
      if [")", "]", "}"].contains(tokens[index].text) {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// The names that a loop's head declares; nil where it declares none.
  private func variables(
    _ head: ArraySlice<GoLexer.Token>
  ) -> (names: [String], isRange: Bool)? {
    let places = head.indices.dropLast()
    guard let place = places.first(where: { head[$0].is(":") && head[$0 + 1].is("=") }),
      head[..<place].allSatisfy({ $0.kind == .word || $0.is(",") })
    else { return nil }
    let names = head[..<place].filter { $0.kind == .word && $0.text != "_" }.map(\.text)
    return (names, head.count > place + 2 - head.startIndex && head[place + 2].is("range"))
  }

  private func isKept(_ name: String, in body: Range<Int>) -> Bool {
    var hasClosure = false
    for index in body {
      if tokens[index].is("func") { hasClosure = true }
      guard isName(name, at: index) else { continue }
      if hasClosure || tokens[index - 1].is("&") && !tokens[index - 2].is("&") { return true }
      if isSliced(index, before: body.upperBound) { return true }
    }
    return false
  }

  /// Whether `name[:]` or the like follows.
  private func isSliced(_ index: Int, before end: Int) -> Bool {
    guard index + 1 < end, tokens[index + 1].is("["), let close = self.end(of: index + 1) else {
      return false
    }
    var depth = 0
    for token in tokens[(index + 1)..<close] {
      if token.is("[") || token.is("(") { depth += 1 }
      if token.is("]") || token.is(")") { depth -= 1 }
      if depth == 1, token.is(":") { return true }
    }
    return false
  }

  /// Whether the body gives it another value, which the next turn would have to begin with.
  private func isChanged(_ name: String, in body: Range<Int>) -> Bool {
    body.contains { index in
      guard isName(name, at: index), index + 2 < tokens.count else { return false }
      let (next, second) = (tokens[index + 1], tokens[index + 2])
      if next.is("=") { return !second.is("=") }
      if next.is(",") { return isAssigned(from: index) }
      let signs = ["+", "-", "*", "/", "%", "|", "&", "^", "<", ">"]
      guard next.kind == .mark, signs.contains(next.text) else { return isAssigned(from: index) }
      let isComparison = next.is("<") || next.is(">")
      return next.text == second.text && (next.is("+") || next.is("-"))
        || second.is("=") && !isComparison
        || next.text == second.text && isComparison
          && tokens[min(index + 3, tokens.count - 1)].is("=")
    }
  }

  /// Whether an `=` follows on the line before anything but names and commas.
  private func isAssigned(from index: Int) -> Bool {
    for place in index..<tokens.count - 1 {
      let token = tokens[place]
      if token.is("=") { return !tokens[place + 1].is("=") }
      guard token.kind == .word || token.is(","), token.start.line == tokens[index].start.line
      else { return false }
    }
    return false
  }

  private func isName(_ name: String, at index: Int) -> Bool {
    tokens[index].kind == .word && tokens[index].text == name && !tokens[index - 1].is(".")
  }
}
