/// Whether counts are too far from their shares of the whole to come from a fair source.
///
/// A chi-square test whose bound a fair source passes but once in a billion times; each count
/// should be expected to be 5 or more. Source: Laurent and Massart 2000,
/// P(X ≥ d + 2√(dx) + 2x) ≤ e^-x with x = 21.
func isUneven(_ counts: [Int], shares: [Double]) -> Bool {
  let total = Double(counts.reduce(0, +)) / shares.reduce(0, +)
  let sum = zip(counts, shares).reduce(0.0) { sum, pair in
    let expected = total * pair.1
    let difference = Double(pair.0) - expected
    return sum + difference * difference / expected
  }
  let freedom = Double(counts.count - 1)
  return sum > freedom + 2 * (21 * freedom).squareRoot() + 42
}
