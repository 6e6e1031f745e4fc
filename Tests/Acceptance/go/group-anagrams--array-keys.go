// Style: idiomatic, arrays as keys
func groupAnagrams(strs []string) [][]string {
	groups := map[[26]int][]string{}
	for _, s := range strs {
		var key [26]int
		for _, c := range s {
			key[c-'a']++
		}
		groups[key] = append(groups[key], s)
	}
	answer := [][]string{}
	for _, group := range groups {
		answer = append(answer, group)
	}
	return answer
}
