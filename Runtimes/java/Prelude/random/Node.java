/** A node of a list with random pointers, as LeetCode defines it. */
public class Node {
  public int val;
  public Node next;
  public Node random;

  public Node(int val) {
    this.val = val;
  }
}
