// Idea: a queue of nodes whose moment improved; only their connections can bring something new.
class Solution {
  func networkDelayTime(_ times: [[Int]], _ n: Int, _ k: Int) -> Int {
    var nearby = [[(node: Int, time: Int)]](repeating: [], count: n + 1)
    for connection in times { nearby[connection[0]].append((connection[1], connection[2])) }
    var moments = [Int](repeating: .max, count: n + 1)
    var isWaiting = [Bool](repeating: false, count: n + 1)
    moments[k] = 0
    var queue = [k]
    while !queue.isEmpty {
      var improved: [Int] = []
      for node in queue { isWaiting[node] = false }
      for node in queue {
        for next in nearby[node] where moments[node] + next.time < moments[next.node] {
          moments[next.node] = moments[node] + next.time
          if !isWaiting[next.node] {
            isWaiting[next.node] = true
            improved.append(next.node)
          }
        }
      }
      queue = improved
    }
    let latest = moments.dropFirst().max() ?? 0
    return latest == .max ? -1 : latest
  }
}
