// Style: library-heavy, quickselect with rand
use rand::Rng;

impl Solution {
    pub fn find_kth_largest(mut nums: Vec<i32>, k: i32) -> i32 {
        let mut rng = rand::thread_rng();
        let target = nums.len() - k as usize;
        let (mut low, mut high) = (0, nums.len() - 1);
        while low < high {
            let pivot = nums[rng.gen_range(low..=high)];
            let (mut i, mut j) = (low as isize, high as isize);
            while i <= j {
                while nums[i as usize] < pivot {
                    i += 1;
                }
                while nums[j as usize] > pivot {
                    j -= 1;
                }
                if i <= j {
                    nums.swap(i as usize, j as usize);
                    i += 1;
                    j -= 1;
                }
            }
            if target as isize <= j {
                high = j as usize;
            } else if target as isize >= i {
                low = i as usize;
            } else {
                break;
            }
        }
        nums[target]
    }
}
