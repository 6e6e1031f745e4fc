internal import Domain

extension Rule {
  /// Sums, products and powers.
  static let numbers: [String: Rule] = [
    "within": Rule(arity: 3) { values in
      guard let least = values[1].integer, let most = values[2].integer, least <= most,
        let number = values[0].integer
      else { return "It needs a number and its bounds." }
      return (least...most).contains(number) ? nil : "It is \(number)."
    },
    "exactly-one-pair-sums": Rule(arity: 2) { values in
      let pairs = countPairs(values[0].integers, sum: values[1].integer ?? 0)
      return pairs == 1 ? nil : "\(pairs == 0 ? "No pair sums" : "More than one pair sums") to it."
    },
    "one-closest-triple": Rule(arity: 2, or: "Two sums are equally close.") { values in
      hasOneClosestTriple(values[0].integers, to: values[1].integer ?? 0)
    },
    "rest-products-fit": Rule(arity: 1, or: "A product doesn't fit 32 bits.") { values in
      restProductsFit(values[0].integers.map(Double.init))
    },
    "run-products-fit": Rule(arity: 1, or: "A product doesn't fit 32 bits.") { values in
      var product = 1.0
      return values[0].integers.allSatisfy { number in
        product = number == 0 ? 1 : product * Double(number.magnitude)
        return product <= greatestProduct
      }
    },
    "multiple-of": Rule(arity: 2, or: "It isn't a multiple.") { values in
      let divisor = values[1].integer ?? 0
      return divisor != 0 && (values[0].integer ?? 1) % divisor == 0
    },
    "power-fits": Rule(arity: 3, or: "The power doesn't exist or is too large.") { values in
      let (base, exponent) = (values[0].number ?? 0, values[1].integer ?? 0)
      guard base != 0 || exponent > 0 else { return false }
      return abs(power(base, exponent)) <= values[2].number ?? 0
    },
  ]
}

private let greatestProduct = Double(Int32.max)

/// How many pairs of positions have a sum; counting stops at two.
///
/// Two ends of a sorted copy: at the sizes of hidden cases several times as fast as a dictionary.
func countPairs(_ numbers: [Int], sum: Int) -> Int {
  let sorted = numbers.sorted()
  var (low, high) = (0, sorted.count - 1)
  var pairs = 0
  while low < high, pairs < 2 {
    let (found, overflow) = sorted[low].addingReportingOverflow(sorted[high])
    if overflow ? sorted[low] < 0 : found < sum {
      low += 1
    } else if overflow || found > sum {
      high -= 1
    } else {
      pairs += 1
      // The next pair, if there is one, holds an equal number at either end or lies inside.
      if sorted[low + 1] == sorted[low] { low += 1 } else { high -= 1 }
    }
  }
  return pairs
}

/// Cost: quadratic; false for more than 1,000 numbers.
private func hasOneClosestTriple(_ numbers: [Int], to target: Int) -> Bool {
  guard (3...1000).contains(numbers.count) else { return false }
  let sorted = numbers.sorted()
  var closest: Set<Int> = []
  var least = Int.max
  for first in 0..<sorted.count - 2 {
    var (low, high) = (first + 1, sorted.count - 1)
    while low < high {
      let sum = sorted[first] &+ sorted[low] &+ sorted[high]
      let distance = abs(sum &- target)
      if distance < least { closest = [] }
      least = min(least, distance)
      if distance == least { closest.insert(sum) }
      if sum < target { low += 1 } else { high -= 1 }
    }
  }
  return closest.count == 1
}

/// Whether the product of all but any one number fits, and of all before and after it.
private func restProductsFit(_ numbers: [Double]) -> Bool {
  guard !numbers.isEmpty else { return true }
  var after = [Double](repeating: 1, count: numbers.count)
  for index in numbers.indices.dropLast().reversed() {
    after[index] = after[index + 1] * numbers[index + 1]
    guard abs(after[index]) <= greatestProduct else { return false }
  }
  var before = 1.0
  for (index, number) in numbers.enumerated() {
    guard abs(before) <= greatestProduct, abs(before * after[index]) <= greatestProduct else {
      return false
    }
    before *= number
  }
  return true
}

/// By squaring; infinite beyond the range of doubles.
private func power(_ base: Double, _ exponent: Int) -> Double {
  var square = exponent < 0 ? 1 / base : base
  var rest = exponent.magnitude
  var result = 1.0
  while rest > 0 {
    if rest % 2 == 1 { result *= square }
    square *= square
    rest /= 2
  }
  return result
}
