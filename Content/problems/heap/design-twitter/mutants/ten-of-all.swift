// Bug: looks only at the ten newest tweets of all users.
class Twitter {
  private var tweets: [(author: Int, id: Int)] = []
  private var followed: [Int: Set<Int>] = [:]

  init() {}

  func postTweet(_ userId: Int, _ tweetId: Int) {
    tweets.append((userId, tweetId))
  }

  func getNewsFeed(_ userId: Int) -> [Int] {
    let authors = followed[userId, default: []].union([userId])
    return tweets.suffix(10).reversed().filter { authors.contains($0.author) }.map(\.id)
  }

  func follow(_ followerId: Int, _ followeeId: Int) {
    followed[followerId, default: []].insert(followeeId)
  }

  func unfollow(_ followerId: Int, _ followeeId: Int) {
    followed[followerId]?.remove(followeeId)
  }
}
