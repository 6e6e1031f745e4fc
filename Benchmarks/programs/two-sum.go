func twoSum(nums []int, target int) []int {
    places := map[int]int{}
    for index, number := range nums {
        if other, ok := places[target-number]; ok {
            return []int{other, index}
        }
        places[number] = index
    }
    return nil
}
