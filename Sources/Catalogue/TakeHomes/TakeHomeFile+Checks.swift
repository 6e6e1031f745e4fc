internal import Domain

extension TakeHomeFile {
  /// The requirements, and the lines of the views.
  var lines: [Placed<TakeHome.Requirement>] { requirements + (views?.lines ?? []) }

  /// Whether the file agrees with itself and with its folder's name.
  func check(folderName: String) throws(CatalogueError) {
    let takeHome = takeHome
    guard takeHome.name == folderName else {
      throw whole.trouble("name is \(takeHome.name), but the folder is \(folderName).")
    }
    guard takeHome.slug == folderName.lowercased() else {
      throw whole.trouble("slug is \(takeHome.slug), not \(folderName.lowercased()).")
    }
    guard takeHome.minutes > 0 else { throw whole.trouble("minutes must be one or more.") }
    try checkLayers()
    try checkPoints(requirements.map(\.value.points), of: "requirements", are: 50)
    try checkPoints(safety.map(\.value.points), of: "safety", are: 20)
    try checkViews()
    try checkIdentifiers()
    try checkLints()
    try checkLosses()
  }

  private func checkPoints(
    _ points: [Int], of list: String, are whole: Int
  ) throws(CatalogueError) {
    let sum = points.reduce(0, +)
    guard sum == whole else {
      throw self.whole.trouble(
        "The points of \(list) add up to \(sum); they must add up to \(whole).")
    }
  }

  private func checkLayers() throws(CatalogueError) {
    guard !layers.isEmpty else { throw whole.trouble("A layer is needed.") }
    var inner: [String] = []
    for layer in layers {
      guard layer.value.name.hasPrefix(takeHome.name), !inner.contains(layer.value.name) else {
        throw layer.entry.trouble(
          "The layer's name must begin with \(takeHome.name) and be listed once.")
      }
      for name in layer.value.imports where !inner.contains(name) {
        throw layer.entry.trouble("No layer above this one is called \(name)\(hint(name, inner)).")
      }
      inner.append(layer.value.name)
    }
  }

  private func checkViews() throws(CatalogueError) {
    guard let views else { return }
    let (name, layers) = (views.module.value, layers.map(\.value.name))
    guard name.hasPrefix(takeHome.name), !layers.contains(name) else {
      throw views.module.entry.trouble(
        "The module's name must begin with \(takeHome.name) and not be a layer's.")
    }
    guard !views.lines.isEmpty else { throw views.module.entry.trouble("A line is needed.") }
    try checkPoints(views.lines.map(\.value.points), of: "views", are: 20)
    for mutant in mutants where mutant.value.isSwitched && mutant.value.file.hasPrefix("\(name)/") {
      throw mutant.entry.trouble("A defect of the views has switched: false.")
    }
  }

  /// A line, a check and a planted defect are each known by a word of their own.
  private func checkIdentifiers() throws(CatalogueError) {
    var seen: Set<String> = []
    let places =
      lines.map { ($0.value.id, $0.entry) } + safety.map { ($0.value.id, $0.entry) }
    for (id, entry) in places where !seen.insert(id).inserted {
      throw entry.trouble("The id \(id) is listed twice.")
    }
    var defects: Set<String> = []
    for mutant in mutants where !defects.insert(mutant.value.id).inserted {
      throw mutant.entry.trouble("The id \(mutant.value.id) is listed twice.")
    }
  }

  private func checkLints() throws(CatalogueError) {
    let rules = LintRule.allCases.map(\.rawValue)
    for check in safety {
      guard case .lint(let rule) = check.value.kind else { continue }
      guard rules.contains(rule) else {
        throw check.entry.trouble("There's no lint called \(rule)\(hint(rule, rules)).")
      }
      if rule == LintRule.writtenOnce.rawValue, takeHome.writtenOnce.isEmpty {
        throw check.entry.trouble("The file needs a list written-once for this lint.")
      }
    }
  }

  private func checkLosses() throws(CatalogueError) {
    let known = lines.map(\.value.id) + safety.map(\.value.id)
    for mutant in mutants {
      for id in mutant.value.loses ?? [] where !known.contains(id) {
        throw mutant.entry.trouble("Nothing to lose is called \(id)\(hint(id, known)).")
      }
    }
  }
}

/// The nearest names, or the known ones where they are few; empty where there is nothing to say.
func hint(_ name: String, _ known: [String]) -> String {
  let nearest = nearestNames(to: name, in: known)
  if !nearest.isEmpty { return " (did you mean \(nearest.listed)?)" }
  return known.isEmpty || known.count > 8 ? "" : " (known: \(known.listed))"
}
