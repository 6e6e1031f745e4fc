// Swift's Mutex takes a free lock in code that is compiled into the caller, which ThreadSanitizer
// sees, and waits for a taken one inside its library by a futex, which it does not see: a correct
// program under contention is reported as a race. These two stand in for the library's own; they
// spin with atomics that are compiled here, and so are seen.
#if defined(__linux__) && defined(__has_feature)
#if __has_feature(thread_sanitizer)
#include <sched.h>
#include <stdint.h>

// Synchronization._MutexHandle._lockSlow(UInt32): the handle is one word, 0 or its holder's number.
__attribute__((swiftcall)) void lock_slow(
    uint32_t holder, __attribute__((swift_context)) uint32_t *handle)
    __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");

__attribute__((swiftcall)) void lock_slow(
    uint32_t holder, __attribute__((swift_context)) uint32_t *handle) {
  uint32_t free = 0;
  while (!__atomic_compare_exchange_n(
      handle, &free, holder, 0, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
    free = 0;
    sched_yield();
  }
}

// Synchronization._MutexHandle._unlockSlow()
__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) uint32_t *handle)
    __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) uint32_t *handle) {
  __atomic_store_n(handle, 0, __ATOMIC_RELEASE);
}
#endif
#endif
