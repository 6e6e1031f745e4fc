// Idea: drives from every station until it fails or is around. Time O(n²), space O(1).
class Solution {
  func canCompleteCircuit(_ gas: [Int], _ cost: [Int]) -> Int {
    gas.indices.first { start in
      var tank = 0
      for step in gas.indices {
        let station = (start + step) % gas.count
        tank += gas[station] - cost[station]
        if tank < 0 { return false }
      }
      return true
    } ?? -1
  }
}
