// Style: recursive with marks in the board
func exist(board [][]byte, word string) bool {
	var walk func(r, c, i int) bool
	walk = func(r, c, i int) bool {
		if i == len(word) {
			return true
		}
		if r < 0 || c < 0 || r >= len(board) || c >= len(board[0]) || board[r][c] != word[i] {
			return false
		}
		board[r][c] = 0
		defer func() { board[r][c] = word[i] }()
		return walk(r+1, c, i+1) || walk(r-1, c, i+1) || walk(r, c+1, i+1) || walk(r, c-1, i+1)
	}
	for r := range board {
		for c := range board[0] {
			if walk(r, c, 0) {
				return true
			}
		}
	}
	return false
}
