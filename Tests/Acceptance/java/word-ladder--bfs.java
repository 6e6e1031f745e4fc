// Style: idiomatic, a breadth-first search over changed letters
class Solution {
    public int ladderLength(String beginWord, String endWord, List<String> wordList) {
        Set<String> words = new HashSet<>(wordList);
        Queue<String> queue = new LinkedList<>(List.of(beginWord));
        for (int steps = 1; !queue.isEmpty(); steps++) {
            for (int left = queue.size(); left > 0; left--) {
                String word = queue.poll();
                if (word.equals(endWord)) return steps;
                char[] letters = word.toCharArray();
                for (int i = 0; i < letters.length; i++) {
                    char kept = letters[i];
                    for (char c = 'a'; c <= 'z'; c++) {
                        letters[i] = c;
                        String next = new String(letters);
                        if (words.remove(next)) queue.add(next);
                    }
                    letters[i] = kept;
                }
            }
        }
        return 0;
    }
}
