internal import Domain
internal import Yams

/// A place in a YAML file, which knows its line for error messages.
package struct Entry {
  let node: Node
  /// The keys that lead here, with dots; empty for the whole file.
  let path: String
  let file: String

  /// Its line in the file, from 1.
  var line: Int? { node.mark?.line }

  /// Parses a text; the file's name is for error messages.
  init(yaml text: String, file: String) throws(CatalogueError) {
    let tooMuch = CatalogueError.form(
      file: file, line: nil,
      reason: "Its aliases (&NAME, *NAME) expand to too much: write it out.")
    // Such a name as a key costs its whole length while it is read.
    if Self.names(in: text, after: "&") > 1, Self.names(in: text, after: "*") > 40 { throw tooMuch }
    do {
      guard let node = try Yams.compose(yaml: text) else {
        throw CatalogueError.form(file: file, line: 1, reason: "The file is empty.")
      }
      // Each entry has a byte of its own, unless a few names (`&a`, `*a`) stand for very many.
      var left = 2 * text.utf8.count + 16
      guard node.takes(&left) else { throw tooMuch }
      self.init(node: node, path: "", file: file)
    } catch let error as CatalogueError {
      throw error
    } catch let error as YamlError {
      throw error.located(in: file)
    } catch {
      throw .form(file: file, line: nil, reason: "\(error)")
    }
  }

  /// How many words with a sign before them look like names for parts of the file.
  private static func names(in text: String, after sign: Unicode.Scalar) -> Int {
    let sign = UInt8(ascii: sign)
    var (isAtStart, isAfterSign, count) = (true, false, 0)
    for byte in text.utf8 {
      // Before a space it is a bullet, and behind a letter part of a word.
      if isAfterSign, byte > UInt8(ascii: " ") { count += 1 }
      isAfterSign = isAtStart && byte == sign
      isAtStart = byte <= UInt8(ascii: " ") || "[{,-:?".utf8.contains(byte)
    }
    return count
  }

  private init(node: Node, path: String, file: String) {
    (self.node, self.path, self.file) = (node, path, file)
  }

  func trouble(_ reason: String) -> CatalogueError {
    let place = path.isEmpty ? "" : "\(path): "
    return .form(file: file, line: line, reason: place + reason)
  }

  /// The entries of a mapping with none but known keys.
  func fields(known: Set<String>, required: Set<String> = []) throws(CatalogueError)
    -> [String: Entry]
  {
    guard case .mapping(let mapping) = node else { throw trouble("A mapping is needed here.") }
    var fields: [String: Entry] = [:]
    for (key, value) in mapping {
      let name = key.scalar?.string ?? ""
      guard known.contains(name) else {
        let nearest = nearestNames(to: name, in: known, limit: 1).first
        let hint = nearest.map { "did you mean \($0)?" } ?? "known: \(known.sorted().listed)"
        throw Entry(node: key, path: path, file: file).trouble("Unknown key \(name) (\(hint)).")
      }
      fields[name] = Entry(node: value, path: path.isEmpty ? name : "\(path).\(name)", file: file)
    }
    if let missing = required.subtracting(fields.keys).sorted().first {
      throw trouble("The key \(missing) is missing.")
    }
    return fields
  }

  /// A part of this entry, which was found by hand.
  func child(_ node: Node, named name: String) -> Entry {
    Entry(node: node, path: path.isEmpty ? name : "\(path).\(name)", file: file)
  }

  func items() throws(CatalogueError) -> [Entry] {
    guard case .sequence(let sequence) = node else { throw trouble("A list is needed here.") }
    return elements(of: sequence)
  }

  private func elements(of sequence: Node.Sequence) -> [Entry] {
    sequence.enumerated().map { index, item in
      Entry(node: item, path: "\(path)[\(index)]", file: file)
    }
  }

  /// The line of each entry within this one by its path; of a mapping's value its key's line.
  func lines() -> [String: Int] {
    var lines: [String: Int] = [:]
    addLines(to: &lines)
    return lines
  }

  private func addLines(to lines: inout [String: Int], mark: Mark? = nil) {
    lines[path] = (mark ?? node.mark)?.line
    switch node {
    case .mapping(let mapping):
      for (key, value) in mapping {
        child(value, named: key.scalar?.string ?? "").addLines(to: &lines, mark: key.mark)
      }
    case .sequence(let sequence):
      for item in elements(of: sequence) { item.addLines(to: &lines) }
    case .scalar, .alias: break
    }
  }

  func text() throws(CatalogueError) -> String {
    guard case .scalar(let scalar) = node, !scalar.string.isEmpty else {
      throw trouble("A text is needed here.")
    }
    return scalar.string
  }

  /// A text that may be empty.
  func anyText() throws(CatalogueError) -> String {
    guard case .scalar(let scalar) = node else { throw trouble("A text is needed here.") }
    return scalar.string
  }

  func texts() throws(CatalogueError) -> [String] {
    var texts: [String] = []
    for item in try items() { texts.append(try item.text()) }
    return texts
  }

  func integer() throws(CatalogueError) -> Int {
    guard case .int(let number) = value() else { throw trouble("A whole number is needed here.") }
    return number
  }

  func flag() throws(CatalogueError) -> Bool {
    guard case .bool(let flag) = value() else { throw trouble("true or false is needed here.") }
    return flag
  }

  /// One of some words, such as an enumeration's raw values.
  func word<Word: RawRepresentable & CaseIterable>(
    as type: Word.Type
  ) throws(CatalogueError) -> Word where Word.RawValue == String {
    let text = try text()
    guard let word = Word(rawValue: text) else {
      throw trouble("Unknown word \(text) (known: \(Word.allCases.map(\.rawValue).listed)).")
    }
    return word
  }

  /// The whole entry as a JSON value.
  func value() -> Value { Value(node) }
}

extension Value {
  /// Plain scalars become numbers and flags as in JSON; quoted ones stay texts.
  fileprivate init(_ node: Node) {
    switch node {
    case .mapping(let mapping):
      let pairs = mapping.map { ($0.scalar?.string ?? "", Value($1)) }
      self = .object(Dictionary(pairs) { first, _ in first })
    case .sequence(let sequence):
      self = .array(sequence.map { Value($0) })
    case .scalar(let scalar):
      self =
        scalar.style == .plain || scalar.style == .any
        ? Value(plain: scalar.string) : .string(scalar.string)
    case .alias:
      self = .null
    }
  }

  private init(plain text: String) {
    switch text {
    case "", "~", "null": self = .null
    case "true": self = true
    case "false": self = false
    default:
      let digits = text.filter { $0 != "_" }
      if let number = Int(digits), text.first != "_" {
        self = .int(number)
      } else if let number = Double(text), number.isFinite, text.first?.isLetter == false {
        self = .double(number)
      } else {
        self = .string(text)
      }
    }
  }
}

extension Node {
  /// Whether it and what is in it are no more than so many entries, which are taken off.
  fileprivate func takes(_ left: inout Int) -> Bool {
    left -= 1
    guard left >= 0 else { return false }
    switch self {
    case .mapping(let mapping):
      return mapping.allSatisfy { $0.key.takes(&left) && $0.value.takes(&left) }
    case .sequence(let sequence): return sequence.allSatisfy { $0.takes(&left) }
    case .scalar, .alias: return true
    }
  }
}

extension YamlError {
  fileprivate func located(in file: String) -> CatalogueError {
    switch self {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      .form(file: file, line: mark.line, reason: "This isn't valid YAML: \(problem).")
    case .duplicatedKeysInMapping(let keys, let context):
      .form(
        file: file, line: context.mark.line,
        reason: "A key appears more than once: \(keys.sorted().listed).")
    case .reader(let problem, let offset?, _, let yaml):
      .form(
        file: file, line: yaml.prefix(offset).count(where: \.isNewline) + 1,
        reason: "This isn't valid YAML: \(problem).")
    default:
      .form(file: file, line: nil, reason: "\(self)")
    }
  }
}

extension Sequence<String> {
  var listed: String { joined(separator: ", ") }
}
