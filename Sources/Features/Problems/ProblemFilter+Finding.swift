import Domain
public import SiteKit

extension ProblemFilter {
  /// Whether a problem belongs to the narrowed list; every word of the search must be found.
  public func admits(_ entry: Problems.Entry) -> Bool { finding(in: entry) != nil }

  /// Where the search was found in a problem of the narrowed list; nil for others.
  public func finding(in entry: Problems.Entry) -> Problems.Finding? {
    let summary = entry.summary
    guard topic == nil || topic == summary.topic,
      difficulty == nil || difficulty == summary.difficulty,
      status == nil || status == entry.status,
      !isDue || entry.isDue == true,
      list.map({ summary.lists.contains($0.rawValue) }) ?? true
    else { return nil }
    return Problems.Finding(of: search, in: entry)
  }
}
