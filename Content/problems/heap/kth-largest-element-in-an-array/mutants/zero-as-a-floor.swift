// Bug: begins the list of the k largest with zeros, so that negative numbers never get in.
class Solution {
  func findKthLargest(_ nums: [Int], _ k: Int) -> Int {
    var largest = [Int](repeating: 0, count: min(k, 1000))
    for number in nums {
      let place = largest.firstIndex { $0 < number } ?? largest.count
      largest.insert(number, at: place)
      largest.removeLast()
    }
    return largest.last!
  }
}
