// Style: idiomatic, buckets by count
class Solution {
    public int[] topKFrequent(int[] nums, int k) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int n : nums) counts.merge(n, 1, Integer::sum);
        List<Integer>[] buckets = new List[nums.length + 1];
        for (var entry : counts.entrySet()) {
            int c = entry.getValue();
            if (buckets[c] == null) buckets[c] = new ArrayList<>();
            buckets[c].add(entry.getKey());
        }
        int[] answer = new int[k];
        int at = 0;
        for (int c = nums.length; c > 0 && at < k; c--) {
            if (buckets[c] == null) continue;
            for (int n : buckets[c]) if (at < k) answer[at++] = n;
        }
        return answer;
    }
}
