
struct Solution;

fn numbers(line: &str) -> Vec<i32> {
    line.split(|letter| "[], ".contains(letter))
        .filter_map(|word| word.parse().ok())
        .collect()
}

fn main() {
    let mut lines = std::io::stdin().lines().map_while(Result::ok);
    while let (Some(list), Some(target)) = (lines.next(), lines.next()) {
        println!("{:?}", Solution::two_sum(numbers(&list), numbers(&target)[0]));
    }
}
