// Style: recursive, preorder text without a constructor
public class Codec {
    public String serialize(TreeNode root) {
        StringBuilder text = new StringBuilder();
        write(root, text);
        return text.toString();
    }

    private void write(TreeNode node, StringBuilder text) {
        if (node == null) {
            text.append("#,");
            return;
        }
        text.append(node.val).append(',');
        write(node.left, text);
        write(node.right, text);
    }

    public TreeNode deserialize(String data) {
        return read(new ArrayDeque<>(Arrays.asList(data.split(","))));
    }

    private TreeNode read(Deque<String> parts) {
        String part = parts.poll();
        if (part.equals("#")) return null;
        TreeNode node = new TreeNode(Integer.parseInt(part));
        node.left = read(parts);
        node.right = read(parts);
        return node;
    }
}
