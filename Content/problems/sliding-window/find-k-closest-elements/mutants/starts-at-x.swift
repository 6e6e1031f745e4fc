// Bug: takes the numbers from x on upwards.
class Solution {
  func findClosestElements(_ arr: [Int], _ k: Int, _ x: Int) -> [Int] {
    let start = min(arr.firstIndex { $0 >= x } ?? arr.count, arr.count - k)
    return Array(arr[start..<(start + k)])
  }
}
