// Bug: too slow: compares each car with all cars ahead of it.
class Solution {
  func carFleet(_ target: Int, _ position: [Int], _ speed: [Int]) -> Int {
    position.indices.count { car in
      let hours = Double(target - position[car]) / Double(speed[car])
      for other in position.indices where position[other] > position[car] {
        if Double(target - position[other]) / Double(speed[other]) >= hours { return false }
      }
      return true
    }
  }
}
