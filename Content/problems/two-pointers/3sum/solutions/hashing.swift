// Idea: fix one number and find pairs among the rest with a set.
class Solution {
  func threeSum(_ nums: [Int]) -> [[Int]] {
    let nums = nums.sorted()
    var triples: [[Int]] = []
    for (index, least) in nums.enumerated() where index == 0 || nums[index - 1] != least {
      if least > 0 { break }
      var met = Set<Int>()
      var last: Int?
      for number in nums[(index + 1)...] {
        let partner = -least - number
        if met.contains(partner), number != last {
          triples.append([least, partner, number])
          last = number
        }
        met.insert(number)
      }
    }
    return triples
  }
}
