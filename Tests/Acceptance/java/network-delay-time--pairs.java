// Style: library-heavy, Dijkstra with ambient pairs
class Solution {
    public int networkDelayTime(int[][] times, int n, int k) {
        Map<Integer, List<Pair<Integer, Integer>>> edges = new HashMap<>();
        for (int[] t : times) edges.computeIfAbsent(t[0], x -> new ArrayList<>()).add(new Pair<>(t[1], t[2]));
        Map<Integer, Integer> done = new HashMap<>();
        PriorityQueue<Pair<Integer, Integer>> heap = new PriorityQueue<>((a, b) -> a.getValue() - b.getValue());
        heap.add(new Pair<>(k, 0));
        while (!heap.isEmpty()) {
            Pair<Integer, Integer> top = heap.poll();
            if (done.putIfAbsent(top.getKey(), top.getValue()) != null) continue;
            for (Pair<Integer, Integer> edge : edges.getOrDefault(top.getKey(), List.of())) {
                heap.add(new Pair<>(edge.getKey(), top.getValue() + edge.getValue()));
            }
        }
        return done.size() == n ? Collections.max(done.values()) : -1;
    }
}
