// Bug: puts tweets into the followers' feeds when they are posted, so later follows and unfollows
// change nothing about them.
class Twitter {
  private var feeds: [Int: [Int]] = [:]
  private var followers: [Int: Set<Int>] = [:]

  init() {}

  func postTweet(_ userId: Int, _ tweetId: Int) {
    for reader in followers[userId, default: []].union([userId]) {
      feeds[reader, default: []].append(tweetId)
    }
  }

  func getNewsFeed(_ userId: Int) -> [Int] {
    feeds[userId, default: []].suffix(10).reversed()
  }

  func follow(_ followerId: Int, _ followeeId: Int) {
    followers[followeeId, default: []].insert(followerId)
  }

  func unfollow(_ followerId: Int, _ followeeId: Int) {
    followers[followeeId]?.remove(followerId)
  }
}
