import java.util.ArrayList;
import java.util.List;

/** A node of an undirected graph, as LeetCode defines it. */
public class Node {
  public int val;
  public List<Node> neighbors;

  public Node() {
    neighbors = new ArrayList<>();
  }

  public Node(int val) {
    this.val = val;
    neighbors = new ArrayList<>();
  }

  public Node(int val, ArrayList<Node> neighbors) {
    this.val = val;
    this.neighbors = neighbors;
  }
}
