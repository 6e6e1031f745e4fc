// Bug: goes over the connections once only, in the order of the list.
class Solution {
  func networkDelayTime(_ times: [[Int]], _ n: Int, _ k: Int) -> Int {
    var moments = [Int](repeating: 1_000_000_000, count: n + 1)
    moments[k] = 0
    for connection in times {
      moments[connection[1]] = min(moments[connection[1]], moments[connection[0]] + connection[2])
    }
    let latest = moments.dropFirst().max() ?? 0
    return latest >= 1_000_000_000 ? -1 : latest
  }
}
