# Idea: the authors' lists are merged from their ends by a heap until ten tweets are found.
class Twitter:
    def __init__(self):
        self.tweets = []
        # The places of each author's tweets in that list, oldest first.
        self.places = defaultdict(list)
        self.followed = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.places[userId].append(len(self.tweets))
        self.tweets.append(tweetId)

    def getNewsFeed(self, userId: int) -> List[int]:
        authors = self.followed[userId] | {userId}
        lists = [reversed(self.places[author]) for author in authors]
        newest = islice(merge(*lists, reverse=True), 10)
        return [self.tweets[place] for place in newest]

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followed[followerId].discard(followeeId)
