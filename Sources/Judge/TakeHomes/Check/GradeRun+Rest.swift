internal import Domain

extension GradeRun {
  /// The rules of the sources, of the tests and of the manifest.
  mutating func lint() async throws {
    safety.merge(try await copy.linter(for: takeHome).findings(in: &stages)) { _, new in new }
  }

  /// The commits and the notes, and why there are no commits to judge.
  mutating func readHistory() async throws -> (WorkHistory, String?) {
    let this = self
    return try await stages.run(.history) { progress in
      var history = WorkHistory(
        commits: nil, notes: this.copy.notes, named: this.copy.namedInNotes)
      var notes: [String] = []
      var trouble: String?
      do {
        guard let git = this.git else {
          throw CandidateHistory.Trouble(reason: "This machine has no git.")
        }
        let reader = CandidateHistory(
          git: git, workshop: this.workshop, places: this.copy.places)
        let scratch = "\(this.folder)/history"
        let head = try reader.take(this.job.candidate, to: scratch)
        let commits = try await reader.commits(to: head, scratch: scratch)
        history.commits = commits
        if commits.count == CandidateHistory.mostCommits {
          notes.append("Only the last \(commits.count) commits were read.")
        }
        if this.takeHome.history == .testFirst {
          let trials = TestOrderTrials(run: this, reader: reader, scratch: scratch)
          let (order, note) = try await trials.order(of: commits) { progress($0, $1) }
          history.order = order
          notes += note.isEmpty ? [] : [note]
        }
      } catch let found as CandidateHistory.Trouble {
        trouble = "\(found.reason) Only the notes are judged."
      }
      let isWhole = history.findings.allSatisfy { $0.loss == nil }
      notes += trouble.map { [$0] } ?? []
      return (
        (history, trouble), isWhole ? .passed : .failed,
        notes.isEmpty ? nil : notes.joined(separator: " ")
      )
    }
  }
}
