extension SwiftOutline {
  /// The packages of types that the source uses and does not declare: LeetCode imports them.
  var givenPackages: [SwiftPackage] {
    let own = Set(declarations.filter { Self.types.contains($0.keyword) }.map(\.name))
    let used = words.subtracting(own)
    return SwiftPackage.all.filter { !$0.types.isDisjoint(with: used) }
  }

  /// Those whose names stand in the source, whatever they mean there.
  var possiblePackages: [SwiftPackage] {
    SwiftPackage.all.filter { !$0.names.isDisjoint(with: words) }
  }

  /// Further packages whose names the compiler misses.
  func packages(meantBy remarks: SwiftDiagnostics) -> [SwiftPackage] {
    let given = Set(givenPackages.map(\.title))
    let missed = remarks.missedNames
    return SwiftPackage.all.filter {
      !given.contains($0.title) && !$0.names.isDisjoint(with: missed)
    }
  }

  var importsPackages: Bool { imports.contains { SwiftPackage.having($0) != nil } }

  /// Whether a compile that does without the packages is not worth trying.
  var needsPackages: Bool { importsPackages || !givenPackages.isEmpty }
}
