internal import Domain

extension Rule {
  /// Rules of puzzles.
  static let games: [String: Rule] = [
    "end-reachable": Rule(arity: 1, or: "The jumps don't reach the end.") { values in
      let jumps = values[0].integers
      var farthest = 0
      for (index, jump) in jumps.enumerated() where index <= farthest {
        farthest = max(farthest, index &+ jump)
      }
      return farthest >= jumps.count - 1
    },
    "one-start": Rule(arity: 2) { values in
      let (gas, cost) = (values[0].integers, values[1].integers)
      guard gas.count == cost.count else { return "The two lists must have the same length." }
      let starts = starts(roundTrip: zip(gas, cost).map { $0 &- $1 })
      return starts <= 1 ? nil : "\(starts) starting points complete the circle."
    },
    "one-sudoku-solution": Rule(arity: 1) { values in
      guard var board = SudokuBoard(values[0]) else { return "It isn't a 9-by-9 board." }
      return board.solutions(upTo: 2) == 1 ? nil : "It doesn't have exactly one solution."
    },
  ]

  /// How many places a circle of gains can be begun at, with never less than nothing.
  private static func starts(roundTrip gains: [Int]) -> Int {
    let sums = gains.reduce(into: [0]) { sums, gain in sums.append(sums[sums.count - 1] &+ gain) }
    let total = sums[gains.count]
    guard total >= 0 else { return 0 }
    // The least sum from each place to the end.
    var later = sums
    for index in sums.indices.dropLast().reversed() {
      later[index] = min(later[index], later[index + 1])
    }
    var earlier = Int.max
    return gains.indices.count { start in
      earlier = min(earlier, sums[start])
      return later[start + 1] >= sums[start] && total &+ earlier >= sums[start]
    }
  }
}
