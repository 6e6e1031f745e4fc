# Bug: returns all tweets instead of the ten newest.
class Twitter:
    def __init__(self):
        self.tweets = []
        self.followed = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.tweets.append((userId, tweetId))

    def getNewsFeed(self, userId: int) -> List[int]:
        authors = self.followed[userId] | {userId}
        return [tweet for author, tweet in reversed(self.tweets) if author in authors]

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].discard(followeeId)
