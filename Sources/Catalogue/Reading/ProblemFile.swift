internal import Domain

/// The content of a `problem.yml`.
struct ProblemFile {
  var title: String
  var number: Int?
  var leetCodeSlug: String
  var isPremium: Bool
  var difficulty: Difficulty
  var lists: [String]
  var minutes: Int
  var companions: [String: [String]]
  var prerequisites: [String]
  var signature: Signature
  var comparator: Comparator
  var complexity: Complexity
  var hints: [String]
  var constraints: Value
  var official: [String]
  var stretch: Value
  var generator: Value
  var gate: GateTerms
  /// The lines of its entries, from 1, by the keys that lead there.
  var lines: [String: Int]

  private static let required: Set<String> = [
    "format", "title", "leetcode", "difficulty", "lists", "minutes", "signature", "comparator",
    "complexity", "hints", "constraints", "generator",
  ]

  init(yaml text: String, file: String) throws(CatalogueError) {
    let whole = try Entry(yaml: text, file: file)
    let fields = try whole.fields(
      known: Self.required.union([
        "companions", "prerequisites", "limits", "official", "stretch", "gate",
      ]),
      required: Self.required)
    func entry(_ key: String) -> Entry { fields[key] ?? whole }
    guard try entry("format").integer() == 1 else {
      throw entry("format").trouble("This version reads format 1.")
    }
    title = try entry("title").text()
    (number, leetCodeSlug, isPremium) = try readLeetCode(entry("leetcode"))
    difficulty = try entry("difficulty").word(as: Difficulty.self)
    lists = try readLists(entry("lists"))
    minutes = try entry("minutes").integer()
    companions = try readCompanions(fields["companions"])
    prerequisites = try fields["prerequisites"]?.texts() ?? []
    signature = try readSignature(entry("signature"))
    comparator = try readComparator(entry("comparator"), of: signature)
    if let limits = fields["limits"] {
      throw limits.trouble(
        "Limits are derived from the references, not written: remove this key.")
    }
    complexity = try readComplexity(entry("complexity"))
    hints = try entry("hints").texts()
    guard hints.count == 3 else {
      throw entry("hints").trouble("There must be three hints, not \(hints.count).")
    }
    constraints = entry("constraints").value()
    official = try fields["official"]?.texts() ?? []
    stretch = fields["stretch"]?.value() ?? .object([:])
    generator = entry("generator").value()
    if let terms = fields["gate"] { gate = try GateTerms(terms) } else { gate = GateTerms() }
    lines = whole.lines()
  }
}

private func readLeetCode(
  _ entry: Entry
) throws(CatalogueError) -> (Int?, String, Bool) {
  let fields = try entry.fields(
    known: ["number", "slug", "premium"], required: ["number", "slug", "premium"])
  return (
    try fields["number"]?.integer(), try fields["slug"]?.text() ?? "",
    try fields["premium"]?.flag() ?? false
  )
}

enum ProblemList: String, CaseIterable { case blind75, neetcode150, grind169, extra }

private func readLists(_ entry: Entry) throws(CatalogueError) -> [String] {
  var lists: [String] = []
  for item in try entry.items() { lists.append(try item.word(as: ProblemList.self).rawValue) }
  return lists
}

private func readCompanions(_ entry: Entry?) throws(CatalogueError) -> [String: [String]] {
  guard let entry else { return [:] }
  var companions: [String: [String]] = [:]
  for (key, value) in try entry.fields(known: ["easier", "harder", "same"]) {
    companions[key] = try value.texts()
  }
  return companions
}

private func readComplexity(_ entry: Entry) throws(CatalogueError) -> Complexity {
  let keys: Set = ["time", "space", "slow", "size"]
  let fields = try entry.fields(known: keys, required: keys)
  return Complexity(
    time: try fields["time"]?.text() ?? "", space: try fields["space"]?.text() ?? "",
    slow: try fields["slow"]?.text() ?? "", size: try fields["size"]?.text() ?? "")
}

private func readComparator(
  _ entry: Entry, of signature: Signature
) throws(CatalogueError) -> Comparator {
  let text = try entry.text()
  guard let comparator = Comparator(text) else {
    let forms = "exact, multiset(1), float(1e-5, 1e-5), checker(name), round-trip(a, b), identity"
    throw entry.trouble(
      "Unknown comparator \(text) (known: \(forms), replay, interactive, statistical(name)).")
  }
  let isDesign = if case .design = signature { true } else { false }
  switch comparator {
  case .roundTrip(let first, let second):
    guard case .design(let design) = signature,
      [first, second].allSatisfy({ name in design.methods.contains { $0.name == name } })
    else { throw entry.trouble("A round trip needs a class with both methods.") }
  case .replay, .statistical:
    guard isDesign else { throw entry.trouble("\(text) needs a class.") }
  case .interactive:
    guard case .function(let function) = signature, function.oracle != nil else {
      throw entry.trouble("interactive needs an oracle.")
    }
  default:
    guard !isDesign else { throw entry.trouble("A class needs replay, round-trip or statistical.") }
  }
  return comparator
}
