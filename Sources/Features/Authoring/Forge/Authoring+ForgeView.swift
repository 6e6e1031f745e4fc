extension Authoring {
  /// What the forge found, and what to do with it.
  public static func text(_ forging: Forging) -> String {
    var lines = [head(forging)]
    for (index, proposal) in forging.proposals.enumerated() {
      lines.append("\(index + 1). Finds \(proposal.kills.joined(separator: "; ")):")
      lines.append("   \(proposal.line)")
    }
    if !forging.unmatched.isEmpty {
      lines.append(
        "None of the \(forging.inputs) inputs tried finds, besides today's cases: "
          + forging.unmatched.joined(separator: "; ") + ".")
    }
    if !forging.proposals.isEmpty {
      lines.append(
        forging.isAdded
          ? "Written into tests.json. Next: focus catalogue verify \(forging.slug)"
          : "Nothing was written; --add writes this into tests.json.")
    }
    return lines.joined(separator: "\n")
  }

  private static func head(_ forging: Forging) -> String {
    let slug = forging.slug
    let listed = forging.equivalent == 0 ? "" : ", \(forging.equivalent) of them equivalent"
    let all = "\(forging.mutants) mutants\(listed)"
    guard forging.survivors.isEmpty else {
      let names = forging.survivors.joined(separator: "; ")
      let count = forging.survivors.count
      let survive = count == 1 ? "1 survives" : "\(count) survive"
      return "\(slug): of \(all), \(survive) the hidden cases: \(names)."
    }
    guard !forging.foundOnce.isEmpty else {
      return "\(slug): nothing survives (\(all)), and two or more cases find each."
    }
    return "\(slug): nothing survives (\(all)). A single case finds \(forging.foundOnce.count) of "
      + "them; a second one for each:"
  }
}
