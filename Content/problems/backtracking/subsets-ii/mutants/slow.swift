// Bug: too slow: takes the elements in every order and sorts out the repeats.
class Solution {
  func subsetsWithDup(_ nums: [Int]) -> [[Int]] {
    var found = Set<[Int]>()

    func extend(_ path: [Int], _ others: [Int]) {
      found.insert(path.sorted())
      for index in others.indices {
        var rest = others
        rest.remove(at: index)
        extend(path + [others[index]], rest)
      }
    }

    extend([], nums)
    return Array(found)
  }
}
