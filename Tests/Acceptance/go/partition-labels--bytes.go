// Style: idiomatic, last places in an array
func partitionLabels(s string) (sizes []int) {
	var last [26]int
	for i := range s {
		last[s[i]-'a'] = i
	}
	start, end := 0, 0
	for i := range s {
		end = max(end, last[s[i]-'a'])
		if i == end {
			sizes = append(sizes, end-start+1)
			start = end + 1
		}
	}
	return
}
