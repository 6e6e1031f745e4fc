# Bug: leaves the addresses in the order in which they were found.
class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        neighbours = defaultdict(list)
        for _, first, *others in accounts:
            neighbours[first] += others
            for address in others:
                neighbours[address].append(first)
        people, seen = [], set()
        for name, first, *_ in accounts:
            if first not in seen:
                seen.add(first)
                person = [first]
                for address in person:
                    for near in neighbours[address]:
                        if near not in seen:
                            seen.add(near)
                            person.append(near)
                people.append([name] + person)
        return people
