extension TakeHome.Edit {
  /// Its file with what is wrong in place of what is right.
  ///
  /// Throws: ``MutationError`` unless `find` stands exactly once in it.
  public func applied(to text: String, of mutant: String) throws(MutationError) -> String {
    let place = try place(in: text, of: mutant)
    return text[..<place.lowerBound] + replace + text[place.upperBound...]
  }

  fileprivate func place(
    in text: String, of mutant: String
  ) throws(MutationError) -> Range<String.Index> {
    let places = find.isEmpty ? [] : text.ranges(of: find)
    guard places.count == 1 else {
      throw .notUnique(mutant: mutant, file: file, times: places.count)
    }
    return places[0]
  }
}

extension TakeHome.Mutant {
  /// The file of its first edit with the defect in place of what is right.
  ///
  /// Throws: ``MutationError`` unless `find` stands exactly once in it.
  public func applied(to text: String) throws(MutationError) -> String {
    try edits[0].applied(to: text, of: id)
  }

  /// What stands in the place of `find` so that the defect can be switched on by its number.
  fileprivate func switched(by number: UInt64) -> String {
    switch form {
    case .statement: "if isMutated(\(number)) {\n\(replace)\n} else {\n\(find)\n}"
    case .expression: "(isMutated(\(number)) ? (\n\(replace)\n) : (\n\(find)\n))"
    }
  }

  fileprivate func place(in text: String) throws(MutationError) -> Range<String.Index> {
    try edits[0].place(in: text, of: id)
  }
}

extension TakeHome {
  /// The module that says which defect is switched on.
  public static let mutationModule = "FocusMutation"

  /// A file of the reference with each of these defects behind a switch, which knows it by a number.
  ///
  /// Throws: ``MutationError`` when one is not found exactly once, or two of them overlap.
  public static func switched(
    _ text: String, by mutants: [Mutant], number: (Mutant) -> UInt64
  ) throws(MutationError) -> String {
    var places: [(range: Range<String.Index>, mutant: Mutant)] = []
    for mutant in mutants { places.append((try mutant.place(in: text), mutant)) }
    places.sort { $0.range.lowerBound < $1.range.lowerBound }
    for (first, second) in zip(places, places.dropFirst())
    where first.range.upperBound > second.range.lowerBound {
      throw .overlap(first.mutant.id, second.mutant.id, file: first.mutant.file)
    }
    guard !places.isEmpty else { return text }
    var result = "import \(mutationModule)\n"
    var rest = text.startIndex
    for (range, mutant) in places {
      result += text[rest..<range.lowerBound] + mutant.switched(by: number(mutant))
      rest = range.upperBound
    }
    return result + text[rest...]
  }
}

/// Why a planted defect does not fit the reference.
public enum MutationError: UserFacingError, Hashable {
  case notUnique(mutant: String, file: String, times: Int)
  case overlap(String, String, file: String)

  public var message: String {
    switch self {
    case .notUnique(let mutant, let file, let times):
      "What the mutant \(mutant) replaces occurs \(times) times in \(file), not once."
    case .overlap(let first, let second, let file):
      "The mutants \(first) and \(second) replace the same lines of \(file)."
    }
  }

  public var hint: String? {
    switch self {
    case .notUnique: "Copy `find` from the file, with more of its surroundings."
    case .overlap: "Give each of them its own lines, or set `switched: false` for one."
    }
  }
}
