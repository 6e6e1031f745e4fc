// Style: naive, sorts again after each turn
func lastStoneWeight(stones []int) int {
	for len(stones) > 1 {
		sort.Ints(stones)
		n := len(stones)
		stones[n-2] = stones[n-1] - stones[n-2]
		stones = stones[:n-1]
	}
	return stones[0]
}
