// Style: memory-hungry, the highest on both sides of each place
func trap(height []int) (water int) {
	n := len(height)
	left, right := make([]int, n+1), make([]int, n+1)
	for i, h := range height {
		left[i+1] = max(left[i], h)
	}
	for i := n - 1; i >= 0; i-- {
		right[i] = max(right[i+1], height[i])
	}
	for i, h := range height {
		water += max(0, min(left[i], right[i+1])-h)
	}
	return water
}
