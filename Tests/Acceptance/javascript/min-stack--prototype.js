// Style: LeetCode's prototype style with its tail of comments.
var MinStack = function() {
    this.stack = [];
};

/**
 * @param {number} val
 * @return {void}
 */
MinStack.prototype.push = function(val) {
    const least = this.stack.length ? Math.min(this.getMin(), val) : val;
    this.stack.push([val, least]);
};

MinStack.prototype.pop = function() {
    this.stack.pop();
};

MinStack.prototype.top = function() {
    return this.stack.at(-1)[0];
};

MinStack.prototype.getMin = function() {
    return this.stack.at(-1)[1];
};

/**
 * Your MinStack object will be instantiated and called as such:
 * var obj = new MinStack()
 * obj.push(val)
 */
