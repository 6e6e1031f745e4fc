// Landlock: files by folder, no TCP, no signals and abstract sockets out of the jail.
#include "CZygote.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { CALL_CREATE = 444, CALL_ADD_RULE = 445, CALL_RESTRICT = 446, RULE_PATH = 1 };
enum { ABI_QUERY = 1, SCOPE_ALL = 3, TCP_ALL = 3 };

enum {
  EXECUTE = 1 << 0,
  WRITE_FILE = 1 << 1,
  READ_FILE = 1 << 2,
  READ_FOLDER = 1 << 3,
  ALL_OF_ABI_1 = (1 << 13) - 1,
  MAKE_CHARACTER = 1 << 6,
  MAKE_SOCKET = 1 << 9,
  MAKE_BLOCK = 1 << 11,
  REFER = 1 << 13,
  TRUNCATE = 1 << 14,
  IOCTL_DEVICE = 1 << 15,
};

struct ruleset {
  uint64_t files, network, scoped;
};

struct path_rule {
  uint64_t allowed;
  int32_t parent;
} __attribute__((packed));

int landlock_abi(void) {
  int abi = (int)syscall(CALL_CREATE, NULL, 0, ABI_QUERY);
  return abi < 0 ? 0 : abi;
}

static uint64_t handled_files(int abi) {
  uint64_t rights = ALL_OF_ABI_1;
  if (abi >= 2) rights |= REFER;
  if (abi >= 3) rights |= TRUNCATE;
  if (abi >= 5) rights |= IOCTL_DEVICE;
  return rights;
}

static int allow(int ruleset, const char *path, uint64_t rights) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return -1;
  struct stat status;
  if (fstat(place, &status) == 0 && !S_ISDIR(status.st_mode))
    rights &= EXECUTE | WRITE_FILE | READ_FILE | TRUNCATE | IOCTL_DEVICE;
  struct path_rule rule = {.allowed = rights, .parent = place};
  int result = (int)syscall(CALL_ADD_RULE, ruleset, RULE_PATH, &rule, 0);
  int reason = errno;
  close(place);
  errno = reason;
  return result;
}

static int allow_all(const struct cage *cage, int ruleset, uint64_t handled,
                     struct failure *failure) {
  const uint64_t reading = EXECUTE | READ_FILE | READ_FOLDER;
  bool is_inside = cage->abilities.level >= L3;
  if (is_inside && allow(ruleset, "/", reading) != 0) return fail(failure, "landlock /");
  for (size_t i = 0; !is_inside && i < cage->readable_count; i++)
    if (allow(ruleset, cage->readable[i], reading) != 0)
      return fail(failure, "landlock %s", cage->readable[i]);
  const char *const devices[] = {"/dev/null", "/dev/zero", "/dev/full", "/dev/urandom",
                                 "/dev/random"};
  for (size_t i = 0; i < sizeof devices / sizeof devices[0]; i++)
    if (allow(ruleset, devices[i], READ_FILE | WRITE_FILE) != 0)
      return fail(failure, "landlock %s", devices[i]);
  uint64_t own = handled & ~(uint64_t)(MAKE_CHARACTER | MAKE_BLOCK | MAKE_SOCKET | IOCTL_DEVICE);
  if (allow(ruleset, cage->work, own) != 0) return fail(failure, "landlock %s", cage->work);
  return 0;
}

int landlock_confine(const struct cage *cage, struct failure *failure) {
  int abi = cage->abilities.landlock_abi;
  if (abi < 1) return 0;
  struct ruleset rules = {.files = handled_files(abi)};
  if (abi >= 4) rules.network = TCP_ALL;
  if (abi >= 6) rules.scoped = SCOPE_ALL;
  // Older kernels refuse a structure that is longer than theirs unless the rest is zero.
  int ruleset = (int)syscall(CALL_CREATE, &rules, sizeof rules, 0);
  if (ruleset < 0) return fail(failure, "landlock");
  int result = allow_all(cage, ruleset, rules.files, failure);
  if (result == 0 && syscall(CALL_RESTRICT, ruleset, 0) != 0) result = fail(failure, "landlock");
  close(ruleset);
  return result;
}
