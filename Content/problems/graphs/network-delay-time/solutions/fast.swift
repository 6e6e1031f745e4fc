// Idea: messages in a heap, the earliest first; the first one to reach a node tells its moment.
class Solution {
  func networkDelayTime(_ times: [[Int]], _ n: Int, _ k: Int) -> Int {
    var nearby = [[(node: Int, time: Int)]](repeating: [], count: n + 1)
    for connection in times { nearby[connection[0]].append((connection[1], connection[2])) }
    var isReached = [Bool](repeating: false, count: n + 1)
    var missing = n
    var messages = Messages()
    messages.add(Message(moment: 0, node: k))
    while let message = messages.takeEarliest() {
      if isReached[message.node] { continue }
      isReached[message.node] = true
      missing -= 1
      if missing == 0 { return message.moment }
      for next in nearby[message.node] where !isReached[next.node] {
        messages.add(Message(moment: message.moment + next.time, node: next.node))
      }
    }
    return -1
  }
}

struct Message {
  let moment: Int
  let node: Int
}

/// A binary heap: no message is earlier than the one above it.
struct Messages {
  private var items: [Message] = []

  mutating func add(_ message: Message) {
    items.append(message)
    var place = items.count - 1
    while place > 0, items[place].moment < items[(place - 1) / 2].moment {
      items.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  mutating func takeEarliest() -> Message? {
    guard let first = items.first, let last = items.popLast() else { return nil }
    if items.isEmpty { return first }
    items[0] = last
    var place = 0
    while 2 * place + 1 < items.count {
      var child = 2 * place + 1
      if child + 1 < items.count, items[child + 1].moment < items[child].moment { child += 1 }
      if items[place].moment <= items[child].moment { break }
      items.swapAt(place, child)
      place = child
    }
    return first
  }
}
