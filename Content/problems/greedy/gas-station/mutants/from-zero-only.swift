// Bug: asks only whether there is enough fuel, and starts at station 0.
class Solution {
  func canCompleteCircuit(_ gas: [Int], _ cost: [Int]) -> Int {
    gas.reduce(0, +) >= cost.reduce(0, +) ? 0 : -1
  }
}
