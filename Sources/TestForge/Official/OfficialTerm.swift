internal import Domain

/// What stands on one side of an official bound.
indirect enum OfficialTerm: Sendable {
  case amount(OfficialAmount)
  case path(OfficialPath)
  /// One of `+ - * / ^` between two terms.
  case operation(Character, OfficialTerm, OfficialTerm)
  /// `|x|`.
  case magnitude(OfficialTerm)
  /// `sum(lists[i].length)`: over all that its letters stand for.
  case sum(OfficialTerm)
  /// `distinct(nums)`: how many different elements.
  case distinct(OfficialPath)
}

/// A way from an argument to a number in it: `grid[i].length`.
struct OfficialPath: Sendable, Hashable {
  enum Root: Sendable, Hashable {
    /// An argument, or `calls`.
    case name(String)
    /// How many nodes an argument has, and their values; nil: of every argument made of nodes.
    case nodes(of: String?)
    case values(of: String?)
    /// The words of a text, and the whole numbers in a text or in a list of texts.
    case words(of: String)
    case numbers(of: String)
  }

  package enum Step: Sendable, Hashable {
    case length
    case index(Index)
  }

  enum Index: Sendable, Hashable {
    case fixed(Int)
    /// `[i]`, `[i + 1]`.
    case letter(String, plus: Int)
    /// Any index, where its letter stands nowhere else.
    case any
    /// The index of a letter that stands in several places, by the letter's number.
    case slot(Int, plus: Int)
  }

  var root: Root
  var steps: [Step]

  /// The argument that it begins at.
  var name: String? {
    switch root {
    case .name(let name), .words(let name), .numbers(let name): name
    case .nodes(let name), .values(let name): name
    }
  }
}

extension OfficialTerm {
  /// The same with each path replaced.
  func mapPaths(
    _ change: (OfficialPath) throws(ForgeError) -> OfficialTerm
  ) throws(ForgeError) -> OfficialTerm {
    switch self {
    case .amount: self
    case .path(let path): try change(path)
    case .operation(let sign, let left, let right):
      .operation(sign, try left.mapPaths(change), try right.mapPaths(change))
    case .magnitude(let term): .magnitude(try term.mapPaths(change))
    case .sum(let term): .sum(try term.mapPaths(change))
    case .distinct(let path):
      if case .path(let path) = try change(path) { .distinct(path) } else { self }
    }
  }

  /// All paths, with those that a function of the whole encloses.
  var paths: [OfficialPath] {
    switch self {
    case .amount: []
    case .path(let path), .distinct(let path): [path]
    case .operation(_, let left, let right): left.paths + right.paths
    case .magnitude(let term), .sum(let term): term.paths
    }
  }

  /// The letters that its values depend on, as often as they stand in it.
  var letters: [String] {
    switch self {
    case .amount, .sum: []
    case .path(let path), .distinct(let path): path.letters
    case .operation(_, let left, let right): left.letters + right.letters
    case .magnitude(let term): term.letters
    }
  }

  /// The same with letters told apart: those in `slots` by number, the others as any index.
  func settled(_ slots: [String]) -> OfficialTerm {
    switch self {
    case .amount: self
    case .path(let path): .path(path.settled(slots))
    case .distinct(let path): .distinct(path.settled(slots))
    case .operation(let sign, let left, let right):
      .operation(sign, left.settled(slots), right.settled(slots))
    case .magnitude(let term): .magnitude(term.settled(slots))
    case .sum(let term): .sum(term.settled([]))
    }
  }
}

extension OfficialPath {
  var letters: [String] {
    steps.compactMap { step in
      if case .index(.letter(let letter, _)) = step { letter } else { nil }
    }
  }

  fileprivate func settled(_ slots: [String]) -> OfficialPath {
    var path = self
    path.steps = steps.map { step in
      guard case .index(.letter(let letter, let offset)) = step else { return step }
      guard let slot = slots.firstIndex(of: letter) else { return .index(.any) }
      return .index(.slot(slot, plus: offset))
    }
    return path
  }

  /// The same with every letter told apart from those of other formulas.
  func renamed(_ suffix: String) -> OfficialPath {
    var path = self
    path.steps = steps.map { step in
      guard case .index(.letter(let letter, let offset)) = step else { return step }
      return .index(.letter("\(letter)'\(suffix)", plus: offset))
    }
    return path
  }
}
