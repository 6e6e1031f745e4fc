// Style: recursive with a map as memo
use std::collections::HashMap;

impl Solution {
    pub fn coin_change(coins: Vec<i32>, amount: i32) -> i32 {
        fn fewest(coins: &[i32], amount: i32, memo: &mut HashMap<i32, Option<i32>>) -> Option<i32> {
            if amount == 0 {
                return Some(0);
            }
            if amount < 0 {
                return None;
            }
            if let Some(&known) = memo.get(&amount) {
                return known;
            }
            let best = coins.iter().filter_map(|c| fewest(coins, amount - c, memo)).min().map(|n| n + 1);
            memo.insert(amount, best);
            best
        }
        fewest(&coins, amount, &mut HashMap::new()).unwrap_or(-1)
    }
}
