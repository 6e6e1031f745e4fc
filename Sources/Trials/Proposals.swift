package import Domain
import TestForge

/// The gate that a proposed case has to pass before it may become one (F25).
///
/// It must be a case, valid, new, answered alike by both references, and worth keeping: it finds a
/// wrong program that nothing finds yet, or stands at an edge at which no case stands. What the
/// proposer expects is compared and told, and counts for nothing.
package struct Proposals {
  /// Inputs of more than a thousand elements that are tried at one time.
  private static let mostLarge = 6
  private static let largeSize = 1_000

  let problem: Problem
  let runner: Runner
  /// The inputs of today's cases.
  let known: [[Value]]
  /// Whose turn in the judge's queue it takes.
  let learner: String
  /// The most bytes that the JSON of an input may have which is written out; nil: any.
  let mostBytes: Int?
  /// Whether what a generator makes is kept as its command, whatever its size.
  let keepsCommands: Bool

  package init(
    problem: Problem, runner: Runner, known: [[Value]], learner: String = "",
    mostBytes: Int? = nil, keepsCommands: Bool = false
  ) {
    self.problem = problem
    self.runner = runner
    self.known = known
    self.learner = learner
    self.mostBytes = mostBytes
    self.keepsCommands = keepsCommands
  }

  /// Everything but the last question, whether a case is worth keeping.
  ///
  /// Throws: ``ProposalError`` for what is no list of cases, and what the runner throws.
  package func looked(
    at text: String, from origin: String, progress: (String) async -> Void = { _ in }
  ) async throws -> ProposalReview {
    let (readings, left) = try ProposalReader(origin: origin).cases(in: text)
    var review = ProposalReview(origin: origin, items: [], left: left)
    var seen = Set(known)
    var large = 0
    for reading in readings {
      try Task.checkCancellation()
      var item = ProposalReview.Item(text: reading.text)
      switch reading.result {
      case .failure(let trouble): item.quarantine = trouble.reason
      case .success(let proposal): look(at: proposal, &item, &seen, large: &large)
      }
      review.items.append(item)
    }
    let open = review.open
    guard !open.isEmpty else { return review }
    await progress(
      "asking both references about \(open.count) \(open.count == 1 ? "case" : "cases")")
    try await confirm(&review)
    return review
  }

  private func look(
    at proposal: ProposedCase, _ item: inout ProposalReview.Item, _ seen: inout Set<[Value]>,
    large: inout Int
  ) {
    item.proposal = proposal
    item.input = proposal.input
    if let command = proposal.command {
      let known = families(of: problem).map(\.name)
      guard known.contains(command.family) else {
        // Its name may be anything; it is not repeated.
        item.proposal = nil
        return item.quarantine =
          "The generator has no such family; its families: \(known.joined(separator: ", "))."
      }
      if command.size > Self.largeSize { large += 1 }
      guard large <= Self.mostLarge else {
        return item.quarantine =
          "More than \(Self.mostLarge) large inputs aren't tried at once."
      }
      do { item.input = try generate(command, for: problem) } catch {
        return item.quarantine = "The generator can't make it: \(error)"
      }
    }
    if let finding = validate(item.input, for: problem).first {
      item.quarantine = "The input isn't valid. \(finding)"
      // What a command made may be large, and can be made again.
      if proposal.command != nil { item.input = [] }
    } else if !seen.insert(item.input).inserted {
      item.quarantine = "The same input already exists."
    } else if let mostBytes, proposal.command == nil || !keepsCommands,
      Value.array(item.input).json.utf8.count > mostBytes
    {
      item.quarantine = "The input is too long to save: more than \(mostBytes) bytes."
    }
  }

  /// Keeps what finds one of the wrong programs that are left, or adds an edge; in the items' order.
  ///
  /// `kills` are the names of the wrong programs that an item's case finds, by its place.
  package func settle(_ review: inout ProposalReview, kills: [Int: [String]] = [:]) {
    var edges = known.reduce(into: Set<EdgeFamily>()) {
      $0.formUnion(edgeFamilies(of: $1, for: problem))
    }
    var found: Set<String> = []
    for place in review.open {
      let own = edgeFamilies(of: review.items[place].input, for: problem)
      review.items[place].edges = own.subtracting(edges).sorted().map(\.description)
      review.items[place].finds = (kills[place] ?? []).filter { !found.contains($0) }
      if review.items[place].edges.isEmpty, review.items[place].finds.isEmpty {
        review.items[place].quarantine =
          "It covers no edge and finds no mistake that the existing cases miss."
      } else {
        edges.formUnion(own)
        found.formUnion(review.items[place].finds)
      }
    }
  }
}
