// Style: naive, bubble sort, as 300 colours allow
func sortColors(nums []int) {
	for range nums {
		for j := 1; j < len(nums); j++ {
			if nums[j-1] > nums[j] {
				nums[j-1], nums[j] = nums[j], nums[j-1]
			}
		}
	}
}
