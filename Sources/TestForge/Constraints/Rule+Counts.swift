internal import Domain

extension Rule {
  /// How many answers there are, where the field promises few, or that their number fits.
  ///
  /// The numbers on the way to the answer are held to the same bound, so that no right program
  /// runs over.
  static let counts: [String: Rule] = [
    "few-combinations": counted(3) { values, most in
      combinations(of: values[0].integers, upTo: values[1].integer ?? 0, most)
    },
    "few-selections": counted(3) { values, most in
      selections(of: values[0].integers, upTo: values[1].integer ?? 0, most)
    },
    "few-orderings": counted(3) { values, most in
      orderings(of: values[0].integers, upTo: values[1].integer ?? 0, most)
    },
    "few-paths": counted(3) { values, most in
      paths(values[0].integer ?? 0, values[1].integer ?? 0, most)
    },
    "few-decodings": counted(2) { values, most in
      decodings(Array((values[0].text ?? "").utf8), most)
    },
    "few-subsequences": counted(3) { values, most in
      subsequences(Array((values[0].text ?? "").utf8), Array((values[1].text ?? "").utf8), most)
    },
  ]

  /// A rule whose last argument is the greatest number; the count may stop above it.
  private static func counted(
    _ arity: Int, _ count: @escaping @Sendable ([Value], Int) -> Int
  ) -> Rule {
    Rule(arity: arity) { values in
      let most = values[arity - 1].integer ?? 0
      return count(values, most) <= most ? nil : "There are more than \(most) answers."
    }
  }

  private static func combinations(of numbers: [Int], upTo sum: Int, _ most: Int) -> Int {
    guard sum >= 0 else { return 0 }
    var ways = [1] + [Int](repeating: 0, count: sum)
    for number in numbers where number > 0 && number <= sum {
      for part in number...sum { ways[part] = min(most + 1, ways[part] + ways[part - number]) }
    }
    return ways.max() ?? 0
  }

  private static func selections(of numbers: [Int], upTo sum: Int, _ most: Int) -> Int {
    guard sum >= 0 else { return 0 }
    var ways = [1] + [Int](repeating: 0, count: sum)
    let repeats = numbers.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }
    for (number, count) in repeats where number > 0 && number <= sum {
      for part in (number...sum).reversed() {
        for times in 1...count where times * number <= part {
          ways[part] = min(most + 1, ways[part] + ways[part - times * number])
        }
      }
    }
    return ways.max() ?? 0
  }

  private static func orderings(of numbers: [Int], upTo sum: Int, _ most: Int) -> Int {
    guard sum > 0 else { return 1 }
    var ways = [1] + [Int](repeating: 0, count: sum)
    for part in 1...sum {
      for number in numbers where number > 0 && number <= part {
        ways[part] = min(most + 1, ways[part] + ways[part - number])
      }
    }
    return ways.max() ?? 0
  }

  private static func paths(_ rows: Int, _ columns: Int, _ most: Int) -> Int {
    let (steps, turns) = (rows + columns - 2, min(rows, columns) - 1)
    guard turns > 0 else { return 1 }
    var ways = 1
    for turn in 1...turns {
      // Rises with every turn, so it may end above the bound.
      let (product, overflow) = ways.multipliedReportingOverflow(by: steps - turn + 1)
      guard !overflow, product / turn <= most else { return most + 1 }
      ways = product / turn
    }
    return ways
  }

  private static func decodings(_ digits: [UInt8], _ most: Int) -> Int {
    let zero = UInt8(ascii: "0")
    var (before, last, greatest) = (0, 1, 0)
    for (index, digit) in digits.enumerated() {
      var ways = digit == zero ? 0 : last
      if index > 0, (10...26).contains(Int(digits[index - 1] &- zero) * 10 + Int(digit &- zero)) {
        ways = min(most + 1, ways + before)
      }
      (before, last, greatest) = (last, ways, max(greatest, ways))
    }
    return greatest
  }

  private static func subsequences(_ text: [UInt8], _ part: [UInt8], _ most: Int) -> Int {
    var ways = [1] + [Int](repeating: 0, count: part.count)
    for letter in text {
      for index in part.indices.reversed() where part[index] == letter {
        ways[index + 1] = min(most + 1, ways[index + 1] + ways[index])
      }
    }
    return ways.max() ?? 0
  }
}
