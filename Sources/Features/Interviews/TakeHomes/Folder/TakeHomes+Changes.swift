public import Domain

extension TakeHomes {
  /// What is different between two checks of the same parts, a line each; what is worse first.
  public static func changes(from old: GradeReport, to new: GradeReport) -> [String] {
    let before = Dictionary(old.lost.map { ($0.id, $0) }) { first, _ in first }
    let after = Set(new.lost.map(\.id))
    var lines: [String] = []
    if new.diagnostics.isEmpty != old.diagnostics.isEmpty {
      lines.append(
        new.diagnostics.first.map { "It no longer builds: \($0)" } ?? "It builds again.")
    }
    // Without a build every line is lost, which says nothing of its own.
    guard new.diagnostics.isEmpty else { return lines }
    for loss in new.lost {
      let gone = loss.points - (before[loss.id]?.points ?? 0)
      let reason = loss.reason.split(separator: "\n").first ?? ""
      if gone > 0 {
        lines.append("−\(gone)  \(loss.id), \(loss.title): \(reason)")
      } else if gone < 0 {
        lines.append("+\(-gone)  \(loss.id), \(loss.title): \(reason)")
      } else if reason != before[loss.id]?.reason.split(separator: "\n").first ?? "" {
        lines.append("     \(loss.id), \(loss.title), still lost: \(reason)")
      }
    }
    for loss in old.lost where !after.contains(loss.id) {
      lines.append("+\(loss.points)  \(loss.id), \(loss.title)")
    }
    return lines
  }
}
