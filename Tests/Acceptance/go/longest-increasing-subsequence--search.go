// Style: library-heavy, sort.SearchInts
func lengthOfLIS(nums []int) int {
	tails := []int{}
	for _, n := range nums {
		i := sort.SearchInts(tails, n)
		if i == len(tails) {
			tails = append(tails, n)
		} else {
			tails[i] = n
		}
	}
	return len(tails)
}
