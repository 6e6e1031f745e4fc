# Bug: takes the tweet with the greater number for the newer one.
class Twitter:
    def __init__(self):
        self.tweets = []
        self.followed = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.tweets.append((userId, tweetId))

    def getNewsFeed(self, userId: int) -> List[int]:
        authors = self.followed[userId] | {userId}
        feed = [tweet for author, tweet in self.tweets if author in authors]
        return sorted(feed, reverse=True)[:10]

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].discard(followeeId)
