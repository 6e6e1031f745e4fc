public import Domain

/// An input that the validator must refuse.
public struct InvalidInput: Sendable, Hashable {
  public var input: [Value]
  public var reason: String
  /// Of `tests.json`, from 1.
  public var line: Int
}

/// An answer that the comparator must refuse.
public struct BadOutput: Sendable, Hashable {
  public var input: [Value]
  public var output: Value
  public var reason: String
  /// Of `tests.json`, from 1.
  public var line: Int
}

/// The content of a `tests.json`.
struct TestsFile {
  var cases: [TestCase] = []
  var invalid: [InvalidInput] = []
  var badOutputs: [BadOutput] = []
  /// Of each case, from 1.
  var lines: [Int] = []
  let outline: JSONOutline

  init(json text: String, file: String) throws(CatalogueError) {
    let whole: Value
    do {
      whole = try Value(json: text)
    } catch {
      let line = text.utf8.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
      throw .form(file: file, line: line, reason: "This isn't valid JSON: \(error.reason).")
    }
    outline = JSONOutline(Array(text.utf8))
    let place = Place(file: file, path: "", line: 1)
    let fields = try place.fields(
      whole, known: ["cases", "invalid", "badOutputs"], keys: outline)
    for (value, place) in try place.items(fields["cases"], "cases", outline) {
      cases.append(try readCase(value, place))
      lines.append(place.line)
    }
    for (value, place) in try place.items(fields["invalid"], "invalid", outline) {
      let fields = try place.fields(value, known: ["input", "why"])
      invalid.append(
        InvalidInput(
          input: try place.list(fields, "input"), reason: try place.text(fields, "why"),
          line: place.line))
    }
    for (value, place) in try place.items(fields["badOutputs"], "badOutputs", outline) {
      let fields = try place.fields(value, known: ["input", "output", "why"])
      guard let output = fields["output"] else { throw place.trouble("output is missing.") }
      badOutputs.append(
        BadOutput(
          input: try place.list(fields, "input"), output: output,
          reason: try place.text(fields, "why"), line: place.line))
    }
  }
}

private func readCase(_ value: Value, _ place: Place) throws(CatalogueError) -> TestCase {
  let fields = try place.fields(
    value, known: ["visible", "stretch", "input", "generate", "expected", "why", "provenance"])
  guard (fields["input"] == nil) != (fields["generate"] == nil) else {
    throw place.trouble("A case has either input or generate.")
  }
  let provenance = try place.text(fields, "provenance")
  let saysMore = ["forged: ", "AI: "].contains(where: provenance.hasPrefix)
  guard saysMore || ["human", "generator", "AI", "user"].contains(provenance) else {
    throw place.trouble(
      "provenance is human, generator, AI, user or forged: …, not \(provenance).")
  }
  let isStretch = fields["stretch"] == true
  guard !isStretch || fields["visible"] != true else {
    throw place.trouble("A stretch case can't be visible.")
  }
  return TestCase(
    input: try readInput(fields, place), expected: fields["expected"],
    isVisible: fields["visible"] == true, isStretch: isStretch,
    reason: try place.text(fields, "why"),
    provenance: provenance)
}

/// Nothing larger could be made in a reasonable time.
private let largestSize = 1_000_000

private func readInput(
  _ fields: [String: Value], _ place: Place
) throws(CatalogueError) -> TestCase.Input {
  guard let command = fields["generate"] else { return .frozen(try place.list(fields, "input")) }
  let place = Place(file: place.file, path: "\(place.path).generate", line: place.line)
  let parts = try place.fields(command, known: ["family", "seed", "size"])
  guard let seed = parts["seed"]?.integer, seed >= 0, let size = parts["size"]?.integer else {
    throw place.trouble("seed and size must be whole numbers.")
  }
  guard size <= largestSize else { throw place.trouble("a size is at most \(largestSize).") }
  return .generated(
    GeneratorCommand(family: try place.text(parts, "family"), seed: UInt64(seed), size: size))
}

/// Where in a JSON file a value stands.
private struct Place {
  let file: String
  let path: String
  /// Of the element of a list that it is or lies in.
  let line: Int

  func trouble(_ reason: String) -> CatalogueError { trouble(reason, line: line) }

  private func trouble(_ reason: String, line: Int) -> CatalogueError {
    .form(file: file, line: line, reason: path.isEmpty ? reason : "\(path): \(reason)")
  }

  func fields(
    _ value: Value, known: Set<String>, keys: JSONOutline? = nil
  ) throws(CatalogueError) -> [String: Value] {
    guard case .object(let fields) = value else { throw trouble("An object is needed here.") }
    guard let unknown = fields.keys.filter({ !known.contains($0) }).min() else { return fields }
    let nearest = nearestNames(to: unknown, in: known, limit: 1).first
    let hint = nearest.map { "did you mean \($0)?" } ?? "known: \(known.sorted().listed)"
    throw trouble("Unknown key \(unknown) (\(hint)).", line: keys?.line(of: unknown) ?? line)
  }

  func items(
    _ value: Value?, _ key: String, _ outline: JSONOutline
  ) throws(CatalogueError) -> [(Value, Place)] {
    guard let value else { return [] }
    guard let items = value.elements else {
      throw trouble("\(key) must be a list.", line: outline.line(of: key) ?? line)
    }
    // A key that stands twice, or is written with escapes, has no lines of its own.
    let lines = outline.lines(in: key)
    return items.enumerated().map { index, item in
      let line = lines.count == items.count ? lines[index] : self.line
      return (item, Place(file: file, path: "\(key)[\(index)]", line: line))
    }
  }

  func list(_ fields: [String: Value], _ key: String) throws(CatalogueError) -> [Value] {
    guard let items = fields[key]?.elements else { throw trouble("\(key) must be a list.") }
    return items
  }

  func text(_ fields: [String: Value], _ key: String) throws(CatalogueError) -> String {
    guard let text = fields[key]?.text, !text.isEmpty else {
      throw trouble("\(key) must be a text.")
    }
    return text
  }
}
