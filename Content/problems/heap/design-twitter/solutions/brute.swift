// Idea: one list of all tweets, searched for those of the user and the followed ones.
class Twitter {
  private var tweets: [(author: Int, id: Int)] = []
  private var followed: [Int: Set<Int>] = [:]

  init() {}

  func postTweet(_ userId: Int, _ tweetId: Int) {
    tweets.append((userId, tweetId))
  }

  func getNewsFeed(_ userId: Int) -> [Int] {
    let authors = followed[userId] ?? []
    let visible = tweets.filter { $0.author == userId || authors.contains($0.author) }
    return visible.suffix(10).reversed().map(\.id)
  }

  func follow(_ followerId: Int, _ followeeId: Int) {
    followed[followerId, default: []].insert(followeeId)
  }

  func unfollow(_ followerId: Int, _ followeeId: Int) {
    followed[followerId]?.remove(followeeId)
  }
}
