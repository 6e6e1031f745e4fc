// Idea: the places of each sum of a beginning; pairs of groups that differ by k.
class Solution {
  func subarraySum(_ nums: [Int], _ k: Int) -> Int {
    var places = [0: [0]]
    var sum = 0
    for (index, number) in nums.enumerated() {
      sum += number
      places[sum, default: []].append(index + 1)
    }
    var answer = 0
    for (sum, starts) in places {
      guard let ends = places[sum + k] else { continue }
      for start in starts { answer += ends.count - countUpTo(start, in: ends) }
    }
    return answer
  }

  /// How many of the sorted places are not above this one.
  private func countUpTo(_ place: Int, in places: [Int]) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] <= place { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
