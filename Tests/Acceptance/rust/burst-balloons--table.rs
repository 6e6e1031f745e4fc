// Style: idiomatic, a table over growing spans
impl Solution {
    pub fn max_coins(nums: Vec<i32>) -> i32 {
        let values: Vec<i32> = std::iter::once(1).chain(nums).chain(std::iter::once(1)).collect();
        let n = values.len();
        let mut best = vec![vec![0; n]; n];
        for span in 2..n {
            for left in 0..n - span {
                let right = left + span;
                best[left][right] = (left + 1..right)
                    .map(|last| {
                        values[left] * values[last] * values[right] + best[left][last] + best[last][right]
                    })
                    .max()
                    .unwrap();
            }
        }
        best[0][n - 1]
    }
}
