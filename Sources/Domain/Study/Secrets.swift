/// What stands in a text in the place of a secret.
public let hiddenSecret = "[hidden]"

/// A text with its tokens, cookies, keys and passwords hidden.
///
/// Hides values by their names (`token=…`, `"password": "…"`, whole `Cookie` and `Authorization` lines),
/// what follows `Bearer` and `Basic`, the user part of an address, and whatever looks like a key.
/// Cost: linear in the text.
public func withoutSecrets(_ text: String) -> String {
  var hiding = SecretHiding(text)
  return hiding.text()
}

/// Whether a field of this name holds something that nobody else may see.
public func isSecretName(_ name: some StringProtocol) -> Bool {
  let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
  let parts = [
    "token", "secret", "password", "passwd", "cookie", "csrf", "authorization", "sessionid",
    "leetcodesession", "apikey", "accesskey", "privatekey", "widgetkey",
  ]
  return letters == "key" || parts.contains { letters.contains($0) }
}

/// Reads a text word by word; a word is letters, digits and what keys are made of besides.
private struct SecretHiding {
  private let source: [Character]
  private var place = 0
  private var out = ""

  init(_ text: String) { source = Array(text) }

  mutating func text() -> String {
    while place < source.count {
      let word = takeWord()
      if word.isEmpty {
        out.append(source[place])
        place += 1
      } else {
        write(word)
      }
    }
    return out
  }

  private mutating func write(_ word: String) {
    out += looksLikeKey(word) ? hiddenSecret : word
    if ["bearer", "basic"].contains(word.lowercased()), takeIf(" ") {
      return hide(takeWord(besides: "+/=~."))
    }
    if place + 2 < source.count, source[place...].starts(with: "://") { return hideUser() }
    guard isSecretName(word), takeMark() else { return }
    guard !source[place...].starts(with: hiddenSecret) else { return }
    if ["cookie", "setcookie", "authorization"].contains(word.lowercased().filter(\.isLetter)) {
      return hide(take { !$0.isNewline && $0 != "\"" && $0 != "'" })
    }
    if let quote = out.last, quote == "\"" || quote == "'" {
      return hide(take { $0 != quote && !$0.isNewline })
    }
    hide(take { !$0.isWhitespace && !"&;,\"')]}".contains($0) })
  }

  /// Passes over what stands between a name and its value: `=`, `:`, quotes and blanks.
  private mutating func takeMark() -> Bool {
    var end = place
    var hasMark = false
    while end < source.count, " \"'=:".contains(source[end]) {
      let isMark = source[end] == "=" || source[end] == ":"
      if isMark, hasMark { break }
      hasMark = hasMark || isMark
      end += 1
    }
    guard hasMark else { return false }
    out += String(source[place..<end])
    place = end
    return true
  }

  /// `://user:password@host`: what stands before the `@` of an address.
  private mutating func hideUser() {
    out += "://"
    place += 3
    let host = source[place...].prefix { !$0.isWhitespace && !"/?#\"'".contains($0) }
    guard let at = host.lastIndex(of: "@") else { return }
    out += hiddenSecret
    place = at
  }

  private mutating func hide(_ secret: String) {
    if !secret.isEmpty { out += hiddenSecret }
  }

  private mutating func takeIf(_ character: Character) -> Bool {
    guard place < source.count, source[place] == character else { return false }
    out.append(character)
    place += 1
    return true
  }

  private mutating func takeWord(besides marks: String = "") -> String {
    take { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || marks.contains($0) }
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    let part = source[place...].prefix(while: isPart)
    place = part.endIndex
    return String(part)
  }

  /// Keys have a beginning of their own, or are long and neither words nor numbers.
  private func looksLikeKey(_ word: String) -> Bool {
    if ["sk-", "ghp_", "gho_", "github_pat_", "xoxb-", "AKIA", "eyJ"].contains(
      where: word.hasPrefix),
      word.count >= 16
    {
      return true
    }
    let digits = word.count(where: \.isNumber)
    return word.split(whereSeparator: { $0 == "-" || $0 == "_" }).contains { $0.count >= 32 }
      && digits >= 4 && digits < word.count
  }
}
