// Bug: too slow. Looks through all nodes without a final moment for the earliest, again and again.
class Solution {
  func networkDelayTime(_ times: [[Int]], _ n: Int, _ k: Int) -> Int {
    var nearby = [[(node: Int, time: Int)]](repeating: [], count: n + 1)
    for connection in times { nearby[connection[0]].append((connection[1], connection[2])) }
    var moments: [Int: Int] = [k: 0]
    var open = Set(1...n)
    var latest = 0
    while let node = open.min(by: { moments[$0, default: .max] < moments[$1, default: .max] }) {
      guard let moment = moments[node] else { return -1 }
      open.remove(node)
      latest = moment
      for next in nearby[node] {
        moments[next.node] = min(moments[next.node, default: .max], moment + next.time)
      }
    }
    return latest
  }
}
