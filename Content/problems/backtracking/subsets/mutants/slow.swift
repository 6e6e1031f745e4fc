// Bug: too slow: takes the numbers in every order and sorts out the repeats.
class Solution {
  func subsets(_ nums: [Int]) -> [[Int]] {
    var found = Set<[Int]>()

    func extend(_ path: [Int]) {
      found.insert(path.sorted())
      for number in nums where !path.contains(number) { extend(path + [number]) }
    }

    extend([])
    return Array(found)
  }
}
