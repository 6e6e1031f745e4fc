// Bug: does not look whether all nodes were reached.
class Solution {
  func networkDelayTime(_ times: [[Int]], _ n: Int, _ k: Int) -> Int {
    var moments = [k: 0]
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for connection in times {
        guard let moment = moments[connection[0]] else { continue }
        if moment + connection[2] < moments[connection[1], default: .max] {
          moments[connection[1]] = moment + connection[2]
          hasChanged = true
        }
      }
    }
    return moments.values.max() ?? -1
  }
}
