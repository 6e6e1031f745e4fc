// Bug: walks from the front and gives up at the first larger number.
class Solution {
  func search(_ nums: [Int], _ target: Int) -> Int {
    for (index, number) in nums.enumerated() {
      if number == target { return index }
      if number > target { return -1 }
    }
    return -1
  }
}
