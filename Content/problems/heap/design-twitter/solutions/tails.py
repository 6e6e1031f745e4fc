# Idea: collects the last ten tweets of each author and sorts them by time.
class Twitter:
    def __init__(self):
        self.time = 0
        self.tweets = defaultdict(list)
        self.followed = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.tweets[userId].append((self.time, tweetId))
        self.time += 1

    def getNewsFeed(self, userId: int) -> List[int]:
        recent = []
        for author in self.followed[userId] | {userId}:
            recent += self.tweets[author][-10:]
        recent.sort(reverse=True)
        return [tweet for _, tweet in recent[:10]]

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].discard(followeeId)
