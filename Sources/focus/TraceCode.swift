/// The source around a line: `•` marks the line that ran last, `→` the one that is about to run.
struct TraceCode {
  /// How many lines are shown above and below.
  static let reach = 3

  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines.last?.isEmpty == true ? Array(lines.dropLast()) : lines
  }

  /// Seven lines, or all there are; 0 stands for no line.
  ///
  /// The one that ran is among them, however far away it is.
  func window(ran: Int, next: Int) -> [TraceLine] {
    numbers(ran: ran, next: next).map { number in
      let place = String(number)
      let pad = String(repeating: " ", count: String(lines.count).count - place.count)
      let marks = (number == ran ? "•" : " ") + (number == next ? "→" : " ")
      return TraceLine(
        text: "\(marks) \(pad)\(place)  \(Self.shown(lines[number - 1]))",
        weight: number == next ? .strong : .plain)
    }
  }

  private func numbers(ran: Int, next: Int) -> [Int] {
    let middle = min(max(next > 0 ? next : ran, 1), lines.count)
    let first = max(1, min(middle - Self.reach, lines.count - 2 * Self.reach))
    let last = min(lines.count, first + 2 * Self.reach)
    guard first <= last else { return [] }
    var numbers = Array(first...last)
    // It takes the place of the outermost line, so that what stands below does not move.
    if ran > last, ran <= lines.count { numbers[numbers.count - 1] = ran }
    if ran > 0, ran < first { numbers[0] = ran }
    return numbers
  }

  /// A terminal has its own mind about tabs and carriage returns.
  private static func shown(_ line: String) -> String {
    String(String.UnicodeScalarView(line.unicodeScalars.filter { $0 != "\r" }))
      .replacing("\t", with: "    ")
  }
}
