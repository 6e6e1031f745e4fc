// Style: memory-hungry, vectors of chars and a whole table
impl Solution {
    pub fn min_distance(word1: String, word2: String) -> i32 {
        let (a, b): (Vec<char>, Vec<char>) = (word1.chars().collect(), word2.chars().collect());
        let mut cost = vec![vec![0i32; b.len() + 1]; a.len() + 1];
        for i in 0..=a.len() {
            for j in 0..=b.len() {
                cost[i][j] = match (i, j) {
                    (0, _) => j as i32,
                    (_, 0) => i as i32,
                    _ if a[i - 1] == b[j - 1] => cost[i - 1][j - 1],
                    _ => 1 + cost[i - 1][j - 1].min(cost[i][j - 1]).min(cost[i - 1][j]),
                };
            }
        }
        cost[a.len()][b.len()]
    }
}
