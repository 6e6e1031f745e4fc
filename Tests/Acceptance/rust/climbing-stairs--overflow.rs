// Style: an overflow that nobody uses at n = 45
impl Solution {
    pub fn climb_stairs(n: i32) -> i32 {
        let (mut one, mut next) = (1, 2);
        for _ in 1..n {
            let sum = one + next;
            one = next;
            next = sum;
        }
        one
    }
}
