
func main() {
	lines := bufio.NewScanner(os.Stdin)
	for lines.Scan() {
		var nums []int
		var target int
		json.Unmarshal(lines.Bytes(), &nums)
		lines.Scan()
		json.Unmarshal(lines.Bytes(), &target)
		fmt.Println(twoSum(nums, target))
	}
}
