// ThreadSanitizer does not see the futex behind Synchronization.Mutex and would call every value that
// two threads share behind one a race. These stand before the library's own slow paths and tell it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef void SWIFT (*locker)(uint32_t thread, SELF void *handle);
typedef void SWIFT (*unlocker)(SELF void *handle);

void __tsan_acquire(void *address);
void __tsan_release(void *address);

SWIFT void lock_slow(uint32_t thread, SELF void *handle) __asm__(LOCK);
SWIFT void lock_slow(uint32_t thread, SELF void *handle) {
  locker lock = (locker)dlsym(RTLD_NEXT, LOCK);
  if (lock != NULL) lock(thread, handle);
  __tsan_acquire(handle);
}

SWIFT void unlock_slow(SELF void *handle) __asm__(UNLOCK);
SWIFT void unlock_slow(SELF void *handle) {
  unlocker unlock = (unlocker)dlsym(RTLD_NEXT, UNLOCK);
  __tsan_release(handle);
  if (unlock != NULL) unlock(handle);
}
