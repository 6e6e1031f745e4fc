// Style: a record and a stream
class Twitter {
    private record Tweet(int time, int id) {}

    private int clock;
    private final Map<Integer, List<Tweet>> tweets = new HashMap<>();
    private final Map<Integer, Set<Integer>> follows = new HashMap<>();

    public void postTweet(int userId, int tweetId) {
        tweets.computeIfAbsent(userId, key -> new ArrayList<>()).add(new Tweet(clock++, tweetId));
    }

    public List<Integer> getNewsFeed(int userId) {
        Set<Integer> sources = new HashSet<>(follows.getOrDefault(userId, Set.of()));
        sources.add(userId);
        return sources.stream().map(user -> tweets.getOrDefault(user, List.of()))
            .flatMap(own -> own.subList(Math.max(0, own.size() - 10), own.size()).stream())
            .sorted(Comparator.comparingInt(Tweet::time).reversed()).limit(10)
            .map(Tweet::id).collect(Collectors.toList());
    }

    public void follow(int followerId, int followeeId) {
        follows.computeIfAbsent(followerId, key -> new HashSet<>()).add(followeeId);
    }

    public void unfollow(int followerId, int followeeId) {
        follows.getOrDefault(followerId, new HashSet<>()).remove(followeeId);
    }
}
