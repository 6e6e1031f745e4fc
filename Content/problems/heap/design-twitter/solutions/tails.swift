// Idea: collects the last ten tweets of each author and sorts them by time.
class Twitter {
  private var time = 0
  private var tweets: [Int: [(time: Int, id: Int)]] = [:]
  private var followed: [Int: Set<Int>] = [:]

  init() {}

  func postTweet(_ userId: Int, _ tweetId: Int) {
    tweets[userId, default: []].append((time, tweetId))
    time += 1
  }

  func getNewsFeed(_ userId: Int) -> [Int] {
    var recent: [(time: Int, id: Int)] = []
    for author in followed[userId, default: []].union([userId]) {
      recent += tweets[author, default: []].suffix(10)
    }
    return recent.sorted { $0.time > $1.time }.prefix(10).map(\.id)
  }

  func follow(_ followerId: Int, _ followeeId: Int) {
    followed[followerId, default: []].insert(followeeId)
  }

  func unfollow(_ followerId: Int, _ followeeId: Int) {
    followed[followerId]?.remove(followeeId)
  }
}
