// Style: a map in each node, no constructor
class Trie {
    private final Map<Character, Trie> children = new HashMap<>();
    private boolean isWord;

    public void insert(String word) {
        Trie node = this;
        for (char c : word.toCharArray()) node = node.children.computeIfAbsent(c, key -> new Trie());
        node.isWord = true;
    }

    public boolean search(String word) {
        Trie node = find(word);
        return node != null && node.isWord;
    }

    public boolean startsWith(String prefix) {
        return find(prefix) != null;
    }

    private Trie find(String text) {
        Trie node = this;
        for (int i = 0; i < text.length() && node != null; i++) node = node.children.get(text.charAt(i));
        return node;
    }
}
