// Style: bit masks and a closure
func solveSudoku(board [][]byte) {
	var rows, columns, boxes [9]uint
	var free [][2]int
	for r := range board {
		for c, field := range board[r] {
			if field == '.' {
				free = append(free, [2]int{r, c})
				continue
			}
			bit := uint(1) << (field - '1')
			rows[r] |= bit
			columns[c] |= bit
			boxes[r/3*3+c/3] |= bit
		}
	}
	var solve func(int) bool
	solve = func(i int) bool {
		if i == len(free) {
			return true
		}
		r, c := free[i][0], free[i][1]
		b := r/3*3 + c/3
		for left := ^(rows[r] | columns[c] | boxes[b]) & 511; left > 0; left &= left - 1 {
			bit := left & -left
			rows[r] ^= bit
			columns[c] ^= bit
			boxes[b] ^= bit
			board[r][c] = '1' + byte(bits.TrailingZeros(bit))
			if solve(i + 1) {
				return true
			}
			rows[r] ^= bit
			columns[c] ^= bit
			boxes[b] ^= bit
		}
		return false
	}
	solve(0)
}
