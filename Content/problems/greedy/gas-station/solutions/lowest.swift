// Idea: one drive from station 0; the start lies behind the lowest point of the tank. Time O(n).
class Solution {
  func canCompleteCircuit(_ gas: [Int], _ cost: [Int]) -> Int {
    var tank = 0
    var lowest = 0
    var start = 0
    for station in gas.indices {
      tank += gas[station] - cost[station]
      if tank < lowest {
        lowest = tank
        start = station + 1
      }
    }
    return tank < 0 ? -1 : start
  }
}
