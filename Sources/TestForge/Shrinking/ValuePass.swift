internal import Domain

/// A way to make an input smaller by its values; what comes out need not be valid.
enum ValuePass: CaseIterable {
  case remove, removeTogether, lower, lowerEqual, lowerTwo, renumber, rewriteLetters, sort

  // More would take longer to make than to judge.
  private static let mostPlaces = 400
  private static let mostPairs = 14

  /// At most so many candidates; inputs of many values are only cut down.
  func candidates(for input: [Value], of problem: Problem, most: Int) -> [[Value]] {
    let places = places(of: input, in: problem, most: Self.mostPlaces)
    func each(_ change: @escaping (InputPlace) -> [Value]) -> [[Value]] {
      let changes = places.lazy.flatMap { place in
        change(place).lazy.map { input.replacing(place.path, with: $0) }
      }
      return Array(changes.prefix(most))
    }
    if self == .remove {
      return removingCalls(input, of: problem, most: most) + each { $0.shortened(most: most) }
    }
    guard places.count < Self.mostPlaces else { return [] }
    let numbers = places.filter { $0.value.integer != nil }
    let changed =
      switch self {
      case .remove, .removeTogether: removingTogether(input, of: problem, most: most)
      case .lower: each { $0.lowered }
      case .lowerEqual: Self.loweringEqual(input, places, most: most)
      case .lowerTwo: Self.loweringTwo(input, numbers)
      case .renumber: Self.renumbering(input, numbers)
      case .rewriteLetters: rewritingLetters(input, places)
      case .sort: each { $0.rearranged }
      }
    return Array(changed.prefix(most))
  }

  private static func loweringEqual(
    _ input: [Value], _ places: [InputPlace], most: Int
  ) -> [[Value]] {
    var seen: Set<Value> = []
    return places.filter { seen.insert($0.value).inserted }.flatMap { first -> [[Value]] in
      let group = places.filter { $0.value == first.value && $0.type == first.type }
      guard group.count > 1 else { return [] }
      return (first.shortened(most: most) + first.lowered).map { simple in
        group.reduce(input) { $0.replacing($1.path, with: simple) }
      }
    }
  }

  // Sums and distances hold when both ends move.
  private static func loweringTwo(_ input: [Value], _ places: [InputPlace]) -> [[Value]] {
    let numbers = places.filter { $0.value.integer != 0 }.prefix(mostPairs).enumerated()
    return numbers.flatMap { first, place in
      numbers.dropFirst(first + 1).flatMap { _, other -> [[Value]] in
        guard let one = place.value.integer, let two = other.value.integer,
          (one > 0) == (two > 0), one > Int.min, two > Int.min
        else { return [] }
        let most = min(abs(one), abs(two))
        return Set([most, (most + 1) / 2, 1]).sorted(by: >).map { step in
          let step = one > 0 ? step : -step
          return input.replacing(place.path, with: .int(one - step))
            .replacing(other.path, with: .int(two - step))
        }
      }
    }
  }

  /// Numbers as their ranks, which keeps what only compares them.
  private static func renumbering(_ input: [Value], _ places: [InputPlace]) -> [[Value]] {
    let arguments = Set(places.compactMap(\.path.first)).sorted()
    let groups = [places] + arguments.map { index in places.filter { $0.path.first == index } }
    return groups.flatMap { group -> [[Value]] in
      let own = Set(group.compactMap(\.value.integer)).sorted()
      return [0, 1].map { first in
        let ranks = Dictionary(uniqueKeysWithValues: zip(own, first...))
        return group.reduce(input) { changed, place in
          changed.replacing(place.path, with: .int(ranks[place.value.integer ?? 0] ?? 0))
        }
      }
    }
  }

  /// One letter of all texts as another, or in exchange with it.
  private func rewritingLetters(_ input: [Value], _ places: [InputPlace]) -> [[Value]] {
    let texts = places.filter { $0.value.text != nil }
    let letters = Set(texts.flatMap { ($0.value.text ?? "").unicodeScalars }).sorted()
    guard letters.count <= 40 else { return [] }
    func rewriting(_ write: (Unicode.Scalar) -> Unicode.Scalar) -> [Value] {
      texts.reduce(input) { changed, place in
        let letters = (place.value.text ?? "").unicodeScalars.map(write)
        return changed.replacing(place.path, with: .string(String(letters)))
      }
    }
    return letters.flatMap { old in
      simpler(old, beside: letters).flatMap { new in
        [
          rewriting { $0 == old ? new : $0 },
          rewriting { $0 == old ? new : $0 == new ? old : $0 },
        ]
      }
    }
  }
}

extension String {
  init(_ scalars: [Unicode.Scalar]) {
    self.init(String.UnicodeScalarView(scalars))
  }
}

/// Simpler numbers than one: 0, without its sign, the half, and nearer and nearer.
func simpler(_ number: Int) -> [Int] {
  guard number != 0, number > Int.min else { return number == 0 ? [] : [0, number / 2] }
  var numbers = number < 0 ? [-number] : []
  var step = number
  while step != 0 {
    numbers.append(number - step)
    step /= 2
  }
  return numbers
}

/// Letters to write in the place of one: the first of its kind, and others that are there.
func simpler(_ letter: Unicode.Scalar, beside others: [Unicode.Scalar]) -> [Unicode.Scalar] {
  let first: [Unicode.Scalar] =
    switch letter {
    case "0"..."9": ["0", "1"]
    case "A"..."Z": ["A", "B"]
    default: ["a", "b"]
    }
  return (first + others).filter { $0 != letter }
}
