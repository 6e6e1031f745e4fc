// Bug: counts the end of a piece as its own, so the first gets one place too many.
class Solution {
  private var ends: [Int] = []

  init(_ w: [Int]) {
    var total = 0
    for weight in w {
      total += weight
      ends.append(total)
    }
  }

  func pickIndex() -> Int {
    let place = Int.random(in: 0..<ends[ends.count - 1])
    var (low, high) = (0, ends.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
