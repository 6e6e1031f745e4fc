extension Trace {
  /// A value as short text; containers are cut at about so many characters, with a count of the rest.
  public func text(of value: TraceValue, in state: TraceState, limit: Int = 60) -> String {
    ValueText(self, state, limit: limit).of(value)
  }

  /// What the statement before a cursor's step did, in one line.
  public func narration(of cursor: TraceCursor) -> String { Narration(self, cursor).text }

  /// The state at a cursor's step as lines of text.
  public func text(of cursor: TraceCursor) -> String { StateText(self, cursor).text }

  /// A function's name; the top level's in words.
  func name(ofFunction id: Int) -> String {
    let name = functions[id]?.name ?? "function \(id)"
    return name.isEmpty && id == 0 ? "top level" : name
  }

  /// A line of the source without its indentation.
  func sourceLine(_ line: Int) -> String? {
    let lines = footer.source.unicodeScalars.split(
      separator: "\n", omittingEmptySubsequences: false)
    guard line > 0, line <= lines.count else { return nil }
    let text = lines[line - 1].drop { $0 == " " || $0 == "\t" }
    return text.isEmpty ? nil : String(Substring(text))
  }
}
