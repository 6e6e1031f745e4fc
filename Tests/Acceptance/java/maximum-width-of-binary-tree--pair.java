// Style: library-heavy, javafx.util.Pair in a queue
import javafx.util.Pair;

class Solution {
    public int widthOfBinaryTree(TreeNode root) {
        Deque<Pair<TreeNode, Integer>> queue = new ArrayDeque<>();
        queue.add(new Pair<>(root, 0));
        int widest = 0;
        while (!queue.isEmpty()) {
            int first = queue.peekFirst().getValue();
            widest = Math.max(widest, queue.peekLast().getValue() - first + 1);
            for (int left = queue.size(); left > 0; left--) {
                Pair<TreeNode, Integer> pair = queue.poll();
                TreeNode node = pair.getKey();
                int place = pair.getValue() - first;
                if (node.left != null) queue.add(new Pair<>(node.left, 2 * place));
                if (node.right != null) queue.add(new Pair<>(node.right, 2 * place + 1));
            }
        }
        return widest;
    }
}
