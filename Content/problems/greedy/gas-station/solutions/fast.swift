// Idea: gives up all stations of a stretch at the end of which the tank is below empty. Time O(n).
class Solution {
  func canCompleteCircuit(_ gas: [Int], _ cost: [Int]) -> Int {
    var start = 0
    var tank = 0
    var total = 0
    for (station, (fuel, price)) in zip(gas, cost).enumerated() {
      tank += fuel - price
      total += fuel - price
      if tank < 0 {
        start = station + 1
        tank = 0
      }
    }
    return total < 0 ? -1 : start
  }
}
