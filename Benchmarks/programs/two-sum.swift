class Solution {
  func twoSum(_ nums: [Int], _ target: Int) -> [Int] {
    var places: [Int: Int] = [:]
    for (index, number) in nums.enumerated() {
      if let other = places[target - number] { return [other, index] }
      places[number] = index
    }
    return []
  }
}
