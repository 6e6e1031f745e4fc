// Style: recursive, a closure with a memo
func maxCoins(nums []int) int {
	values := append(append([]int{1}, nums...), 1)
	memo := make([][]int, len(values))
	for i := range memo {
		memo[i] = make([]int, len(values))
		for j := range memo[i] {
			memo[i][j] = -1
		}
	}
	var best func(left, right int) int
	best = func(left, right int) int {
		if right-left < 2 {
			return 0
		}
		if memo[left][right] < 0 {
			most := 0
			for last := left + 1; last < right; last++ {
				most = max(most, values[left]*values[last]*values[right]+best(left, last)+best(last, right))
			}
			memo[left][right] = most
		}
		return memo[left][right]
	}
	return best(0, len(values)-1)
}
