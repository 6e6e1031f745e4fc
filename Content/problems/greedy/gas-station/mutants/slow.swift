// Bug: too slow: drives from every station until it fails or is around.
class Solution {
  func canCompleteCircuit(_ gas: [Int], _ cost: [Int]) -> Int {
    for start in gas.indices {
      var tank = 0
      var station = start
      var steps = 0
      while steps < gas.count {
        tank += gas[station] - cost[station]
        if tank < 0 { break }
        station = station + 1 == gas.count ? 0 : station + 1
        steps += 1
      }
      if steps == gas.count { return start }
    }
    return -1
  }
}
