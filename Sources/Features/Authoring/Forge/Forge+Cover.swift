internal import Catalogue
internal import Domain
internal import TestForge

extension Forge {
  /// A frozen input whose JSON is longer is left to its generator command.
  private static let longestFrozen = 1_000

  /// As few of the inputs as find every target that one of them finds, each as a proposal.
  ///
  /// The one that finds most comes first, among equals the smaller one.
  mutating func cover(
    _ targets: [Target], with finds: [Int: Find]
  ) async throws -> [Forging.Proposal] {
    var candidates = Self.distinct(finds)
      .map { (size: inputSize($0.item.input, of: gate.problem), find: $0) }
      .sorted { $0.size < $1.size }.map(\.find)
    let open = finds.keys.sorted()
    let kills = try await kills(of: candidates, open.map { targets[$0] })
    var rows = candidates.indices.map { candidate in
      Set(open.indices.filter { kills[$0].contains(candidate) })
    }
    var left = Set(open.indices)
    var proposals: [Forging.Proposal] = []
    while !left.isEmpty {
      // The first of the best: they are in order of their size.
      let best = rows.indices.reduce(nil as Int?) { best, row in
        guard let best else { return row }
        let (count, most) = (rows[row].intersection(left), rows[best].intersection(left))
        return count.count > most.count ? row : best
      }
      guard let best, !rows[best].isDisjoint(with: left) else { break }
      let killed = rows[best].sorted().map { targets[open[$0]] }
      proposals.append(proposal(candidates[best], killing: killed))
      left.subtract(rows[best])
      candidates.remove(at: best)
      rows.remove(at: best)
    }
    return proposals
  }

  private static func distinct(_ finds: [Int: Find]) -> [Find] {
    var seen: Set<[Value]> = []
    return finds.sorted { $0.key < $1.key }.map(\.value).filter {
      seen.insert($0.item.input).inserted
    }
  }

  /// The candidates that find each target, by their places.
  private mutating func kills(
    of candidates: [Find], _ targets: [Target]
  ) async throws -> [Set<Int>] {
    guard !candidates.isEmpty else { return targets.map { _ in [] } }
    progress("choosing among \(candidates.count) inputs")
    let verdicts = try await gate.judge(
      targets.map {
        Gate.Trial(
          solution: $0.solution, cases: candidates.map(\.item), cpuMilliseconds: $0.limit)
      })
    return verdicts.map { verdict in
      Set(verdict.cases.filter { $0.verdict != .accepted }.map(\.index))
    }
  }

  private func proposal(_ find: Find, killing targets: [Target]) -> Forging.Proposal {
    let names = targets.map(\.name)
    var fields: [(String, Value)] = []
    if let command = find.command, Value.array(find.item.input).json.utf8.count > Self.longestFrozen
    {
      fields.append(
        (
          "generate",
          [
            "family": .string(command.family), "seed": .int(Int(command.seed)),
            "size": .int(command.size),
          ]
        ))
    } else {
      fields.append(("input", .array(find.item.input)))
      if let expected = find.item.expected { fields.append(("expected", expected)) }
    }
    fields.append(("why", .string(targets.first?.bug ?? "")))
    fields.append(("provenance", .string("forged: kills \(names.joined(separator: "; "))")))
    let line = fields.map { "\"\($0)\": \($1.fileJSON)" }.joined(separator: ", ")
    return Forging.Proposal(kills: names, input: find.item.input, line: "{\(line)}")
  }
}

extension Value {
  /// Its JSON as the problems' files have it, with a space behind commas and colons.
  var fileJSON: String {
    switch self {
    case .array(let items): "[\(items.map(\.fileJSON).joined(separator: ", "))]"
    case .object(let fields):
      "{"
        + fields.sorted { $0.key < $1.key }
        .map { "\(Value.string($0).json): \($1.fileJSON)" }.joined(separator: ", ") + "}"
    default: json
    }
  }
}
