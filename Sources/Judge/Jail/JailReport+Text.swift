import Domain

extension JailReport {
  /// Reads the supervisor's lines: `level`, then `step`, its name, `1` or `0`, and the remedy.
  init?(_ text: String) {
    var level: JailLevel?
    var steps: [RunnerStatus.Step] = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      if parts.count == 2, parts[0] == "level", let number = Int(parts[1]) {
        level = JailLevel(rawValue: number)
      } else if parts.count == 4, parts[0] == "step" {
        steps.append(.init(name: parts[1], works: parts[2] == "1", remedy: parts[3]))
      }
    }
    guard let level else { return nil }
    self.init(level: level, steps: steps)
  }
}
