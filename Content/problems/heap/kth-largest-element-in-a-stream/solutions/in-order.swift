// Idea: the k largest numbers in order; a new one is put in by binary search.
class KthLargest {
  private let places: Int
  private var largest: [Int]

  init(_ k: Int, _ nums: [Int]) {
    places = k
    largest = nums.sorted().suffix(k)
  }

  func add(_ val: Int) -> Int {
    var (low, high) = (0, largest.count)
    while low < high {
      let middle = (low + high) / 2
      if largest[middle] < val { low = middle + 1 } else { high = middle }
    }
    largest.insert(val, at: low)
    if largest.count > places { largest.removeFirst() }
    return largest[0]
  }
}
