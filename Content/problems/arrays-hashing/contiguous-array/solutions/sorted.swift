// Idea: sort all places by height; in each group the first and the last are farthest apart.
class Solution {
  func findMaxLength(_ nums: [Int]) -> Int {
    var path = [(height: 0, place: 0)]
    for (index, number) in nums.enumerated() {
      path.append((path[index].height + (number == 1 ? 1 : -1), index + 1))
    }
    path.sort { $0 < $1 }
    var first = path[0]
    var longest = 0
    for step in path {
      if step.height != first.height { first = step }
      longest = max(longest, step.place - first.place)
    }
    return longest
  }
}
