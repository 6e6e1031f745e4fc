// Idea: give up the end that is farther away until k are left.
class Solution {
  func findClosestElements(_ arr: [Int], _ k: Int, _ x: Int) -> [Int] {
    var (first, last) = (0, arr.count - 1)
    while last - first >= k {
      if x - arr[first] > arr[last] - x { first += 1 } else { last -= 1 }
    }
    return Array(arr[first...last])
  }
}
