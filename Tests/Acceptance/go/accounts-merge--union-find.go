// Style: idiomatic, disjoint sets by mail
func accountsMerge(accounts [][]string) [][]string {
	parent := map[string]string{}
	name := map[string]string{}
	var find func(string) string
	find = func(x string) string {
		if parent[x] != x {
			parent[x] = find(parent[x])
		}
		return parent[x]
	}
	for _, account := range accounts {
		for _, mail := range account[1:] {
			if _, ok := parent[mail]; !ok {
				parent[mail] = mail
			}
			name[mail] = account[0]
			parent[find(mail)] = find(account[1])
		}
	}
	groups := map[string][]string{}
	for mail := range parent {
		groups[find(mail)] = append(groups[find(mail)], mail)
	}
	var answer [][]string
	for root, mails := range groups {
		sort.Strings(mails)
		answer = append(answer, append([]string{name[root]}, mails...))
	}
	return answer
}
