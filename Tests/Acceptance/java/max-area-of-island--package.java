// Style: a file out of a project, with a package line and a main
package com.example.graphs;

import java.util.Arrays;

/** Runs on its own as well. */
public class Solution {
    public int maxAreaOfIsland(int[][] grid) {
        int best = 0;
        for (int r = 0; r < grid.length; r++)
            for (int c = 0; c < grid[0].length; c++) best = Math.max(best, area(grid, r, c));
        return best;
    }

    static int area(int[][] grid, int r, int c) {
        if (r < 0 || c < 0 || r >= grid.length || c >= grid[r].length || grid[r][c] == 0) return 0;
        grid[r][c] = 0;
        return 1 + area(grid, r + 1, c) + area(grid, r - 1, c) + area(grid, r, c + 1) + area(grid, r, c - 1);
    }

    public static void main(String[] args) {
        System.out.println(new Solution().maxAreaOfIsland(new int[][] {{1, 1}, {0, 1}}));
    }
}
