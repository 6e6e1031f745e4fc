// Style: a second class for the disjoint sets
class UnionFind {
    private final int[] parent;

    UnionFind(int size) {
        parent = IntStream.range(0, size).toArray();
    }

    int find(int x) {
        return parent[x] == x ? x : (parent[x] = find(parent[x]));
    }

    void join(int a, int b) {
        parent[find(a)] = find(b);
    }
}

class Solution {
    public List<List<String>> accountsMerge(List<List<String>> accounts) {
        UnionFind sets = new UnionFind(accounts.size());
        Map<String, Integer> owner = new HashMap<>();
        for (int i = 0; i < accounts.size(); i++) {
            for (String mail : accounts.get(i).subList(1, accounts.get(i).size())) {
                Integer other = owner.putIfAbsent(mail, i);
                if (other != null) sets.join(i, other);
            }
        }
        Map<Integer, TreeSet<String>> mails = new HashMap<>();
        owner.forEach((mail, i) -> mails.computeIfAbsent(sets.find(i), k -> new TreeSet<>()).add(mail));
        List<List<String>> answer = new ArrayList<>();
        mails.forEach((i, set) -> {
            List<String> row = new ArrayList<>(List.of(accounts.get(i).get(0)));
            row.addAll(set);
            answer.add(row);
        });
        return answer;
    }
}
