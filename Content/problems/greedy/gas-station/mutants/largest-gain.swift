// Bug: starts where the gain is largest.
class Solution {
  func canCompleteCircuit(_ gas: [Int], _ cost: [Int]) -> Int {
    let gains = zip(gas, cost).map { $0 - $1 }
    guard gains.reduce(0, +) >= 0 else { return -1 }
    return gains.indices.max { gains[$0] < gains[$1] } ?? -1
  }
}
