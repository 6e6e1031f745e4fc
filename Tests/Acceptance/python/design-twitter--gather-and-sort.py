# Style: naive, gathers every tweet of all followed and sorts them for each feed.
class Twitter:
    def __init__(self):
        self.time = 0
        self.tweets = collections.defaultdict(list)
        self.followed = collections.defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.tweets[userId].append((self.time, tweetId))
        self.time += 1

    def getNewsFeed(self, userId: int) -> List[int]:
        feed = []
        for author in self.followed[userId] | {userId}:
            feed += self.tweets[author]
        feed.sort(reverse=True)
        return [tweet for _, tweet in feed[:10]]

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].discard(followeeId)
