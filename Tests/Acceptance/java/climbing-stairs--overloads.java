// Style: overloads of one name, with a memo handed on.
class Solution {
    public int climbStairs(int n) {
        return climbStairs(n, new HashMap<>());
    }

    public int climbStairs(long n) {
        return (int) n;
    }

    private int climbStairs(int n, Map<Integer, Integer> memo) {
        if (n < 3) {
            return n;
        }
        Integer known = memo.get(n);
        if (known == null) {
            known = climbStairs(n - 1, memo) + climbStairs(n - 2, memo);
            memo.put(n, known);
        }
        return known;
    }
}
