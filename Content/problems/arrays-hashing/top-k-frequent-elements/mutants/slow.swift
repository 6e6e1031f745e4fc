// Bug: too slow: counts each number by walking through the whole list.
class Solution {
  func topKFrequent(_ nums: [Int], _ k: Int) -> [Int] {
    var counts: [(number: Int, count: Int)] = []
    var seen = Set<Int>()
    for number in nums where seen.insert(number).inserted {
      var count = 0
      for other in nums where other == number { count += 1 }
      counts.append((number, count))
    }
    return counts.sorted { $0.count > $1.count }.prefix(k).map(\.number)
  }
}
