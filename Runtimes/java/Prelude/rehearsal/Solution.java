import java.util.*;
import java.util.stream.*;

/** Uses what most solutions use; its answers mean nothing. */
class Solution {
  public int[] play(int[] numbers, List<List<String>> texts, ListNode head) {
    Map<Integer, List<Integer>> places = new HashMap<>();
    for (int number : numbers) {
      places.computeIfAbsent(number, key -> new ArrayList<>()).add(number);
    }
    Deque<Integer> queue = new ArrayDeque<>(places.keySet());
    PriorityQueue<int[]> heap = new PriorityQueue<>((left, right) -> left[0] - right[0]);
    for (; head != null; head = head.next) {
      heap.add(new int[] {head.val, queue.size()});
    }
    Set<String> seen = new TreeSet<>(Comparator.reverseOrder());
    for (List<String> row : texts) {
      StringBuilder text = new StringBuilder();
      for (String part : row) {
        text.append(part).append(part.toCharArray().length);
      }
      seen.add(text.toString() + String.format("%d,%s", heap.size(), row));
    }
    Integer[] boxed = new Integer[numbers.length];
    Arrays.setAll(boxed, index -> numbers[index]);
    Arrays.sort(boxed, Collections.reverseOrder());
    Map<Integer, Long> counts =
        Stream.of(boxed).collect(Collectors.groupingBy(one -> one, Collectors.counting()));
    List<Integer> inOrder = new LinkedList<>(counts.keySet());
    inOrder.sort((left, right) -> right - left);
    int sum = IntStream.of(numbers).map(one -> one * 2).filter(one -> one > 2).sum();
    return numbers.length == 0
        ? new int[] {numbers[sum]} : inOrder.stream().mapToInt(Integer::intValue).toArray();
  }
}
