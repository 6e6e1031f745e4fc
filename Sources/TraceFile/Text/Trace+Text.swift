extension Trace {
  /// A value as short text; containers are cut at about so many characters, with a count of the rest.
  public func text(of value: TraceValue, in state: TraceState, limit: Int = 60) -> String {
    ValueText(self, state, limit: limit).of(value)
  }

  /// What the statement before a cursor's step did, in one line.
  public func narration(of cursor: TraceCursor) -> String { Narration(self, cursor).text }

  /// The state at a cursor's step as lines of text.
  public func text(of cursor: TraceCursor) -> String { StateText(self, cursor).text }

  /// The same, line by line; with the state one step before, what has changed is told as old → new.
  public func lines(of cursor: TraceCursor, before: TraceState?) -> [StateLine] {
    StateText(self, cursor, before: before).lines
  }

  /// The lines of the source.
  public var sourceLines: [String] {
    footer.source.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
  }

  /// A function's name; the top level's in words.
  func name(ofFunction id: Int) -> String {
    let name = functions[id]?.name ?? "function \(id)"
    return name.isEmpty && id == 0 ? "top level" : name
  }

  /// A line of the source without its indentation.
  func sourceLine(_ line: Int) -> String? {
    let lines = sourceLines
    guard line > 0, line <= lines.count else { return nil }
    let text = lines[line - 1].unicodeScalars.drop { $0 == " " || $0 == "\t" }
    return text.isEmpty ? nil : String(Substring(text))
  }
}
