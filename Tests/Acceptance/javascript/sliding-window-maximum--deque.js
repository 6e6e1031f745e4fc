// Style: the library's deque.
var maxSlidingWindow = function(nums, k) {
    const deque = new Deque();
    const answer = [];
    for (let i = 0; i < nums.length; i++) {
        while (!deque.isEmpty() && nums[deque.back()] <= nums[i]) deque.popBack();
        deque.pushBack(i);
        if (deque.front() <= i - k) deque.popFront();
        if (i >= k - 1) answer.push(nums[deque.front()]);
    }
    return answer;
};
