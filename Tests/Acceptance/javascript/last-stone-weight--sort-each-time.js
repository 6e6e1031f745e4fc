// Style: naive, sorts again after every smash.
function lastStoneWeight(stones) {
    while (stones.length > 1) {
        stones.sort((a, b) => a - b);
        const difference = stones.pop() - stones.pop();
        if (difference) stones.push(difference);
    }
    return stones[0] || 0;
}
