# Bug: merges all accounts of the same name.
class Solution:
    def accountsMerge(self, accounts: List[List[str]]) -> List[List[str]]:
        people = defaultdict(set)
        for name, *addresses in accounts:
            people[name] |= set(addresses)
        return [[name] + sorted(addresses) for name, addresses in people.items()]
