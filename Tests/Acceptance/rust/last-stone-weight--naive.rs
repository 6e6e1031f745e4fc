// Style: naive, sorts again after each turn
impl Solution {
    pub fn last_stone_weight(mut stones: Vec<i32>) -> i32 {
        while stones.len() > 1 {
            stones.sort();
            let (y, x) = (stones.pop().unwrap(), stones.pop().unwrap());
            stones.push(y - x);
        }
        stones[0]
    }
}
