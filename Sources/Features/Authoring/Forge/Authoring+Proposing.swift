internal import Catalogue
public import Domain
public import Foundation
import Trials

extension Authoring {
  /// Has cases proposed and puts each to the gate; writes nothing.
  ///
  /// Throws: ``OnlineError`` and ``ProposalError`` when nothing usable came, ``CatalogueError``,
  /// ``AuthoringError`` and `CancellationError`.
  public static func propose(
    _ slug: String, contentFolder: URL, runner: Runner, settings: Settings,
    provider: TestCaseAIProviding, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> Proposing {
    let folder = try ProblemFolder(place(of: slug, in: contentFolder))
    progress("asking \(provider.name) for cases")
    let text = try await provider.propose(folder.problem, mostCases)
    // What is no list of cases is told before anything runs.
    _ = try ProposalReader(origin: provider.name).cases(in: text)
    var forge = Forge(folder: folder, runner: runner, settings: settings, progress: progress)
    return try await forge.judge(text, from: provider.name)
  }

  /// Writes the accepted cases into the problem's `tests.json`, behind its last case.
  ///
  /// Nothing else of the file changes. Throws: ``AuthoringError/noRoom(place:reason:)``.
  public static func add(_ proposing: inout Proposing, contentFolder: URL) throws {
    let lines = proposing.rows.compactMap(\.line)
    guard !lines.isEmpty else { return }
    try add(lines, to: proposing.slug, contentFolder: contentFolder)
    proposing.isAdded = true
  }

  /// What became of each proposal, and what to do with those that were accepted.
  public static func text(_ proposing: Proposing) -> String {
    let count = proposing.rows.count
    var lines = [
      "\(proposing.slug): \(proposing.origin) proposed \(count + proposing.left) "
        + "\(count + proposing.left == 1 ? "case" : "cases"); \(proposing.accepted.count) accepted, "
        + "\(proposing.quarantined.count) in quarantine"
        + (proposing.left == 0 ? "." : ", \(proposing.left) left unread.")
    ]
    for (index, row) in proposing.rows.enumerated() {
      let outcome = row.isAccepted ? "Accepted" : "Quarantined"
      // What a stranger wrote must not move the terminal's cursor.
      let texts = [row.input, row.reason, row.line].map { $0.map(ProposalReader.plain) }
      lines.append("\(index + 1). \(outcome): \(texts[0] ?? "")")
      lines += texts.dropFirst().compactMap { $0.map { "   \($0)" } }
    }
    if proposing.accepted.isEmpty {
      lines.append("Nothing was changed.")
    } else {
      lines.append(
        proposing.isAdded
          ? "Written into tests.json. Next: focus catalogue verify \(proposing.slug)"
          : "Nothing was written; --add writes what was accepted into tests.json.")
    }
    return lines.joined(separator: "\n")
  }
}
