# Bug: the user's own tweets are missing from the feed.
class Twitter:
    def __init__(self):
        self.tweets = []
        self.followed = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.tweets.append((userId, tweetId))

    def getNewsFeed(self, userId: int) -> List[int]:
        feed = [tweet for author, tweet in self.tweets if author in self.followed[userId]]
        return feed[::-1][:10]

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].discard(followeeId)
