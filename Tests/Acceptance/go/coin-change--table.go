// Style: idiomatic, a table with math.MaxInt32
func coinChange(coins []int, amount int) int {
	fewest := make([]int, amount+1)
	for a := 1; a <= amount; a++ {
		fewest[a] = math.MaxInt32
		for _, coin := range coins {
			if coin <= a {
				fewest[a] = min(fewest[a], fewest[a-coin]+1)
			}
		}
	}
	if fewest[amount] == math.MaxInt32 {
		return -1
	}
	return fewest[amount]
}
