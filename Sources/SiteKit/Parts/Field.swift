package import Domain

/// A labelled text: an argument, an answer, an output.
public struct Field: Sendable, Equatable {
  public var label: String
  public var text: String
  /// The full length of a text that was cut.
  public var cut: Int?

  package init(label: String, text: String, cut: Int?) {
    self.label = label
    self.text = text
    self.cut = cut
  }

  /// The most characters of a value that a page shows.
  package static let longest = 2000

  /// A value as JSON that is easy to read, cut when it is long.
  package init(_ label: String, _ value: Value) { self.init(label, value.spacedJSON) }

  package init(_ label: String, _ text: String) {
    let isLong = text.utf8.count > Self.longest
    self.init(
      label: label, text: isLong ? String(text.prefix(Self.longest)) + "…" : text,
      cut: isLong ? text.utf8.count : nil)
  }

  package init(_ label: String, _ excerpt: Excerpt) {
    self.init(
      label: label, text: String(excerpt.text.prefix(Self.longest)) + "…", cut: excerpt.bytes)
  }

  package init(label: String, text: String) { self.init(label: label, text: text, cut: nil) }

  /// What a case printed, the streams that are not empty.
  package static func outputs(of result: CaseResult) -> [Field] {
    [("stdout", result.stdout), ("stderr", result.stderr)].filter { !$0.1.isEmpty }
      .map { Field($0.0, $0.1) }
  }

  /// The arguments by their names, or the calls of a design problem a line each.
  package static func input(_ values: [Value], of problem: Problem) -> [Field] {
    switch problem.signature {
    case .function(let function):
      return values.enumerated().map { index, value in
        let parameters = function.parameters
        let name = parameters.indices.contains(index) ? parameters[index].name : "input"
        return Field(name, value)
      }
    case .design:
      guard values.count == 2, let names = values[0].elements, let lists = values[1].elements
      else { return values.map { Field("input", $0) } }
      let calls = zip(names, lists).map { name, arguments in
        let list = (arguments.elements ?? []).map(\.spacedJSON).joined(separator: ", ")
        return "\(name.text ?? "")(\(list))"
      }
      return [Field("calls", calls.joined(separator: "\n"))]
    }
  }
}

extension Value {
  /// JSON with a space after each comma; a wide list of lists has a line for each.
  package var spacedJSON: String {
    guard let items = elements else { return json }
    let parts = items.map(\.spacedJSON)
    let line = "[" + parts.joined(separator: ", ") + "]"
    let isTable = items.contains { $0.elements != nil }
    return isTable && line.count > 60 ? "[" + parts.joined(separator: ",\n ") + "]" : line
  }
}
