extension SourceFile {
  private static let longest = 60
  private static let types: Set = ["struct", "class", "enum", "actor", "protocol"]
  private static let privates: Set = ["private", "fileprivate"]
  private static let modifiers: Set = [
    "static", "final", "lazy", "mutating", "nonisolated", "indirect", "nonmutating", "class",
    "override", "weak", "unowned", "unsafe", "async",
  ]

  /// Private functions, values and types whose names stand nowhere else in the file.
  var unusedPrivates: [String] {
    let counts = tokens.reduce(into: [String: Int]()) { counts, token in
      if token.kind == .word { counts[Self.plain(token.text), default: 0] += 1 }
    }
    return tokens.indices.compactMap { index in
      guard tokens[index].kind == .word, Self.privates.contains(tokens[index].text),
        index == 0 || tokens[index - 1].kind == .sign || !hasAttribute(before: index)
      else { return nil }
      var next = index + 1
      // What is private for writers alone is read elsewhere.
      if next < tokens.count, tokens[next].text == "(" { return nil }
      while next + 1 < tokens.count, Self.modifiers.contains(tokens[next].text),
        !(tokens[next].text == "class" && tokens[next + 1].kind == .word
          && !Self.declaring.contains(tokens[next + 1].text))
      {
        next += 1
      }
      guard next + 1 < tokens.count, Self.declaring.contains(tokens[next].text),
        tokens[next + 1].kind == .word
      else { return nil }
      let name = Self.plain(tokens[next + 1].text)
      guard counts[name] == 1, name != "_", name != "CodingKeys" else { return nil }
      return "\(path):\(tokens[next + 1].line): \(name)"
    }
  }

  private static let declaring = types.union(["func", "var", "let", "typealias"])

  /// `@objc private func`: whoever calls it is not in the file.
  private func hasAttribute(before index: Int) -> Bool {
    index > 1 && tokens[index - 2].text == "@"
  }

  private static func plain(_ name: String) -> String { name.filter { $0 != "`" } }

  /// Functions of more lines than a screen has.
  var longFunctions: [String] {
    tokens.indices.compactMap { index in
      let token = tokens[index]
      guard token.kind == .word, token.text == "func" || token.text == "init",
        index == 0 || tokens[index - 1].text != ".", index + 1 < tokens.count,
        let last = lastLine(ofBodyAfter: index)
      else { return nil }
      let count = last - token.line + 1
      guard count > Self.longest else { return nil }
      let name = token.text == "init" ? "init" : tokens[index + 1].text
      return "\(path):\(token.line): \(name), \(count) lines"
    }
  }

  /// Where the braces close that follow a function's name; nil for one without a body.
  private func lastLine(ofBodyAfter start: Int) -> Int? {
    var (braces, others) = (0, 0)
    var line = tokens[start].line
    for token in tokens[(start + 1)...] {
      guard token.kind == .sign else {
        let ends = ["func", "init", "var", "let", "case", "struct", "enum", "class", "protocol"]
        if braces == 0, others == 0, token.line > line, ends.contains(token.text) { return nil }
        continue
      }
      switch token.text {
      case "(", "[": others += 1
      case ")", "]": others -= 1
      case "{" where others == 0 || braces > 0: braces += 1
      case "}":
        if braces == 0, others == 0 { return nil }
        if braces > 0 { braces -= 1 }
        if braces == 0, others == 0 { return token.line }
      default: break
      }
      line = max(line, token.line)
    }
    return nil
  }

  /// The public types and functions that it declares; not what only stands in for an inherited one,
  /// and not what Swift's own protocols ask for.
  var publicNames: [(name: String, line: Int)] {
    let asked: Set = ["hash", "encode"]
    return tokens.indices.dropLast(2).compactMap { index in
      guard tokens[index].kind == .word, ["public", "open"].contains(tokens[index].text) else {
        return nil
      }
      var next = index + 1
      while next + 2 < tokens.count, Self.modifiers.contains(tokens[next].text),
        tokens[next].text != "override", tokens[next].text != "class" || isModifier(at: next)
      {
        next += 1
      }
      guard next + 1 < tokens.count, tokens[next + 1].kind == .word else { return nil }
      let (word, name) = (tokens[next].text, tokens[next + 1].text)
      guard Self.types.contains(word) || word == "func" && !asked.contains(name) else { return nil }
      return (name, tokens[index].line)
    }
  }

  /// Whether `class` says how a member is called and declares no type.
  private func isModifier(at index: Int) -> Bool {
    Self.declaring.contains(tokens[index + 1].text) || tokens[index + 1].text == "override"
  }

  /// Types that are not in UpperCamelCase, and public names of one letter.
  var oddNames: [String] {
    let letters: Set = ["x", "y", "z", "i", "_"]
    return tokens.indices.dropLast().compactMap { index in
      let (token, next) = (tokens[index], tokens[index + 1])
      guard token.kind == .word, next.kind == .word, index == 0 || tokens[index - 1].text != "."
      else { return nil }
      let name = Self.plain(next.text)
      let isType = Self.types.contains(token.text) && !Self.declaring.contains(name)
      let isOdd = name.first?.isLowercase == true || name.contains("_")
      if isType, isOdd, !["func", "var", "let", "subscript", "init"].contains(name) {
        return "\(path):\(next.line): \(name)"
      }
      guard ["func", "var", "let"].contains(token.text), name.count == 1, !letters.contains(name),
        index > 0, ["public", "open", "static"].contains(tokens[index - 1].text),
        tokens[..<index].suffix(3).contains(where: { ["public", "open"].contains($0.text) })
      else { return nil }
      return "\(path):\(next.line): \(name)"
    }
  }
}
