// Bug: counts follows, so after following twice a single unfollow does not end it.
class Twitter {
  private var tweets: [(author: Int, id: Int)] = []
  private var followed: [Int: [Int]] = [:]

  init() {}

  func postTweet(_ userId: Int, _ tweetId: Int) {
    tweets.append((userId, tweetId))
  }

  func getNewsFeed(_ userId: Int) -> [Int] {
    let authors = Set(followed[userId, default: []] + [userId])
    return tweets.filter { authors.contains($0.author) }.suffix(10).reversed().map(\.id)
  }

  func follow(_ followerId: Int, _ followeeId: Int) {
    followed[followerId, default: []].append(followeeId)
  }

  func unfollow(_ followerId: Int, _ followeeId: Int) {
    guard let place = followed[followerId]?.firstIndex(of: followeeId) else { return }
    followed[followerId]?.remove(at: place)
  }
}
