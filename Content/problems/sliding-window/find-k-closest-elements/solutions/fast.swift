// Idea: search by halving for the place where the window of k begins.
class Solution {
  func findClosestElements(_ arr: [Int], _ k: Int, _ x: Int) -> [Int] {
    var (low, high) = (0, arr.count - k)
    while low < high {
      let middle = (low + high) / 2
      if x - arr[middle] > arr[middle + k] - x {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return Array(arr[low..<(low + k)])
  }
}
