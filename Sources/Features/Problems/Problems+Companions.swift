import Domain

extension Problems {
  /// The slugs of companions by their relation, the easier first; each once, and no prerequisite.
  package static func companions(
    _ named: [String: [String]], besides prerequisites: [String]
  ) -> [(relation: String, slugs: [String])] {
    // A problem that stands in two relations is shown once.
    var shown = Set(prerequisites)
    return [("easier", "Easier"), ("same", "Similar"), ("harder", "Harder")].map { key, relation in
      let slugs = (named[key] ?? []).filter { shown.insert($0).inserted }
      return (relation: relation, slugs: slugs)
    }
  }
}

extension Problems.Entry {
  /// Its companions' slugs by relation; none where its topic is not opened.
  var companionsByRelation: [(relation: String, slugs: [String])] {
    guard !companions.isEmpty else { return [] }
    return Problems.companions(companions, besides: summary.prerequisites)
  }
}
