// Style: recursive, a closure over slices
func solveNQueens(n int) (answer [][]string) {
	board := make([][]byte, n)
	for i := range board {
		board[i] = bytes.Repeat([]byte("."), n)
	}
	taken, up, down := make([]bool, n), make([]bool, 2*n), make([]bool, 2*n)
	var place func(int)
	place = func(r int) {
		if r == n {
			rows := []string{}
			for _, row := range board {
				rows = append(rows, string(row))
			}
			answer = append(answer, rows)
			return
		}
		for c := 0; c < n; c++ {
			if taken[c] || up[r+c] || down[r-c+n] {
				continue
			}
			taken[c], up[r+c], down[r-c+n], board[r][c] = true, true, true, 'Q'
			place(r + 1)
			taken[c], up[r+c], down[r-c+n], board[r][c] = false, false, false, '.'
		}
	}
	place(0)
	return
}
