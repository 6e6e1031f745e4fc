# Bug: sorts without telling small and capital letters apart.
class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        neighbours = defaultdict(set)
        for _, first, *others in accounts:
            neighbours[first].update(others)
            for address in others:
                neighbours[address].add(first)
        people, seen = [], set()
        for name, first, *_ in accounts:
            if first not in seen:
                person, newest = set(), {first}
                while newest:
                    person |= newest
                    newest = {near for address in newest for near in neighbours[address]} - person
                seen |= person
                people.append([name] + sorted(person, key=lambda address: (address.lower(), address)))
        return people
