// Style: recursive, a depth-first search over 300 x 300 fields
func numIslands(grid [][]byte) int {
	var sink func(r, c int)
	sink = func(r, c int) {
		if r < 0 || c < 0 || r == len(grid) || c == len(grid[0]) || grid[r][c] != '1' {
			return
		}
		grid[r][c] = '0'
		for _, d := range [][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			sink(r+d[0], c+d[1])
		}
	}
	count := 0
	for r, row := range grid {
		for c, field := range row {
			if field == '1' {
				count++
				sink(r, c)
			}
		}
	}
	return count
}
