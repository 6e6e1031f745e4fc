// Naive but allowed: all tweets of all followed, sorted.
class Twitter {
    private var tweets = [Int: [(time: Int, id: Int)]]()
    private var followed = [Int: Set<Int>]()
    private var time = 0

    init() {

    }

    func postTweet(_ userId: Int, _ tweetId: Int) {
        time += 1
        tweets[userId, default: []].append((time, tweetId))
    }

    func getNewsFeed(_ userId: Int) -> [Int] {
        let users = (followed[userId] ?? []).union([userId])
        return users.flatMap { tweets[$0] ?? [] }.sorted { $0.time > $1.time }.prefix(10).map { $0.id }
    }

    func follow(_ followerId: Int, _ followeeId: Int) {
        followed[followerId, default: []].insert(followeeId)
    }

    func unfollow(_ followerId: Int, _ followeeId: Int) {
        followed[followerId]?.remove(followeeId)
    }
}
