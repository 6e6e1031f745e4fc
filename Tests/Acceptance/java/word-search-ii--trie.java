// Style: recursive, a trie of arrays as a nested class
class Solution {
    private static class TrieNode {
        final TrieNode[] next = new TrieNode[26];
        String word;
    }

    public List<String> findWords(char[][] board, String[] words) {
        TrieNode root = new TrieNode();
        for (String word : words) {
            TrieNode node = root;
            for (char c : word.toCharArray()) {
                if (node.next[c - 'a'] == null) node.next[c - 'a'] = new TrieNode();
                node = node.next[c - 'a'];
            }
            node.word = word;
        }
        List<String> found = new ArrayList<>();
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board[0].length; c++) walk(board, r, c, root, found);
        }
        return found;
    }

    private void walk(char[][] board, int r, int c, TrieNode node, List<String> found) {
        if (r < 0 || c < 0 || r == board.length || c == board[0].length) return;
        char letter = board[r][c];
        if (letter == '#' || node.next[letter - 'a'] == null) return;
        node = node.next[letter - 'a'];
        if (node.word != null) {
            found.add(node.word);
            node.word = null;
        }
        board[r][c] = '#';
        walk(board, r + 1, c, node, found);
        walk(board, r - 1, c, node, found);
        walk(board, r, c + 1, node, found);
        walk(board, r, c - 1, node, found);
        board[r][c] = letter;
    }
}
