// Style: recursive, three boolean arrays
class Solution {
    public List<List<String>> solveNQueens(int n) {
        List<List<String>> answer = new ArrayList<>();
        place(0, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n], answer);
        return answer;
    }

    private void place(int row, int[] columns, boolean[] taken, boolean[] up, boolean[] down, List<List<String>> answer) {
        int n = columns.length;
        if (row == n) {
            answer.add(Arrays.stream(columns)
                .mapToObj(c -> ".".repeat(c) + "Q" + ".".repeat(n - c - 1))
                .collect(Collectors.toList()));
            return;
        }
        for (int c = 0; c < n; c++) {
            if (taken[c] || up[row + c] || down[row - c + n]) continue;
            taken[c] = up[row + c] = down[row - c + n] = true;
            columns[row] = c;
            place(row + 1, columns, taken, up, down, answer);
            taken[c] = up[row + c] = down[row - c + n] = false;
        }
    }
}
