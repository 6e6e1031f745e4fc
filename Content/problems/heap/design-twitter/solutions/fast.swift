// Idea: the authors' lists are merged from their ends by a heap until ten tweets are found.
class Twitter {
  private var tweets: [Int] = []
  private var places: [Int: [Int]] = [:]
  private var followed: [Int: Set<Int>] = [:]

  init() {}

  func postTweet(_ userId: Int, _ tweetId: Int) {
    places[userId, default: []].append(tweets.count)
    tweets.append(tweetId)
  }

  func getNewsFeed(_ userId: Int) -> [Int] {
    let authors = followed[userId, default: []].union([userId])
    var heap: [Entry] = []
    for author in authors {
      if let list = places[author] { heap.append(Entry(list: list, index: list.count - 1)) }
    }
    for parent in stride(from: heap.count / 2, through: 0, by: -1) { sink(&heap, parent) }
    var feed: [Int] = []
    while feed.count < 10, let newest = heap.first {
      feed.append(tweets[newest.place])
      if newest.index > 0 {
        heap[0].index -= 1
      } else {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
      }
      sink(&heap, 0)
    }
    return feed
  }

  func follow(_ followerId: Int, _ followeeId: Int) {
    followed[followerId, default: []].insert(followeeId)
  }

  func unfollow(_ followerId: Int, _ followeeId: Int) {
    followed[followerId]?.remove(followeeId)
  }

  private struct Entry {
    let list: [Int]
    var index: Int
    var place: Int { list[index] }
  }

  private func sink(_ heap: inout [Entry], _ start: Int) {
    var parent = start
    while 2 * parent + 1 < heap.count {
      var child = 2 * parent + 1
      if child + 1 < heap.count, heap[child + 1].place > heap[child].place { child += 1 }
      if heap[parent].place >= heap[child].place { return }
      heap.swapAt(parent, child)
      parent = child
    }
  }
}
