# Bug: takes following for something mutual.
class Twitter:
    def __init__(self):
        self.tweets = []
        self.pairs = set()

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.tweets.append((userId, tweetId))

    def getNewsFeed(self, userId: int) -> List[int]:
        feed = []
        for author, tweet in self.tweets:
            if author == userId or (userId, author) in self.pairs or (author, userId) in self.pairs:
                feed.append(tweet)
        return feed[::-1][:10]

    def follow(self, followerId: int, followeeId: int) -> None:
        self.pairs.add((followerId, followeeId))

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.pairs.discard((followerId, followeeId))
