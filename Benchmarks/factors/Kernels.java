import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.*;

/** The kernels of factors.py in Java: `java Kernels NAME` prints the CPU milliseconds of one run. */
class Kernels {
  static int[] numbers(int count, int modulus) {
    long state = 1;
    int[] out = new int[count];
    for (int i = 0; i < count; i++) {
      state = (state * 1103515245L + 12345) % 2147483648L;
      out[i] = (int) (state % modulus);
    }
    return out;
  }

  static int pairs(int[] values) {
    Map<Integer, Integer> seen = new HashMap<>();
    int found = 0;
    for (int i = 0; i < values.length; i++) {
      if (seen.containsKey(1000000 - values[i])) found++;
      seen.put(values[i], i);
    }
    return found;
  }

  static int lcs(int[] values) {
    int half = values.length / 2;
    int[][] table = new int[half + 1][half + 1];
    for (int i = 1; i <= half; i++) {
      for (int j = 1; j <= half; j++) {
        table[i][j] = values[i - 1] == values[half + j - 1]
            ? table[i - 1][j - 1] + 1 : Math.max(table[i - 1][j], table[i][j - 1]);
      }
    }
    return table[half][half];
  }

  static int flood(int[] values) {
    int side = (int) Math.round(Math.sqrt(values.length));
    boolean[][] seen = new boolean[side][side];
    int[][] steps = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    int islands = 0;
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        if (seen[row][column] || values[row * side + column] == 0) continue;
        islands++;
        seen[row][column] = true;
        Queue<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {row, column});
        while (!queue.isEmpty()) {
          int[] place = queue.poll();
          for (int[] step : steps) {
            int y = place[0] + step[0], x = place[1] + step[1];
            if (y < 0 || y >= side || x < 0 || x >= side || seen[y][x]) continue;
            if (values[y * side + x] != 0) {
              seen[y][x] = true;
              queue.add(new int[] {y, x});
            }
          }
        }
      }
    }
    return islands;
  }

  static int merge(int[] values) {
    List<int[]> spans = new ArrayList<>();
    for (int value : values) spans.add(new int[] {value, value + value % 50});
    spans.sort((a, b) -> a[0] != b[0] ? a[0] - b[0] : a[1] - b[1]);
    List<int[]> out = new ArrayList<>();
    for (int[] span : spans) {
      int[] last = out.isEmpty() ? null : out.get(out.size() - 1);
      if (last != null && last[1] >= span[0]) last[1] = Math.max(last[1], span[1]);
      else out.add(span);
    }
    return out.size();
  }

  static int window(int[] values) {
    Map<Integer, Integer> counts = new HashMap<>();
    int left = 0, best = 0;
    for (int right = 0; right < values.length; right++) {
      counts.merge(values[right], 1, Integer::sum);
      while (counts.size() > 20) {
        int other = values[left++];
        if (counts.merge(other, -1, Integer::sum) == 0) counts.remove(other);
      }
      best = Math.max(best, right - left + 1);
    }
    return best;
  }

  public static void main(String[] arguments) {
    OperatingSystemMXBean machine =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    String name = arguments[0];
    Map<String, int[]> sizes = Map.of(
        "pairs", new int[] {200000, 1000000}, "lcs", new int[] {2000, 26},
        "flood", new int[] {90000, 3}, "merge", new int[] {100000, 1000000},
        "window", new int[] {300000, 60});
    int[] values = numbers(sizes.get(name)[0], sizes.get(name)[1]);
    long begin = machine.getProcessCpuTime();
    int answer = switch (name) {
      case "pairs" -> pairs(values);
      case "lcs" -> lcs(values);
      case "flood" -> flood(values);
      case "merge" -> merge(values);
      default -> window(values);
    };
    System.out.println(answer + " " + (machine.getProcessCpuTime() - begin) / 1e6);
  }
}
