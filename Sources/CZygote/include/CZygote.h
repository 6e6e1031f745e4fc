// What confines a program, and how a process that is kept warm forks one confined child for each
// run. Linked into focus-jail, and by itself libfocus-zygote.so: only `focus_zygote_serve` is seen
// by the program that loads it.
#pragma once

#ifndef __linux__
#error "Focus runs on Linux. macOS is not supported yet."
#endif

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Waits for runs; returns 0 in each run's process, which is confined and has descriptors 0 to 3.
///
/// The caller must have one thread. Where nobody orders runs (a cold jail) it returns 0 at once.
__attribute__((visibility("default"))) int focus_zygote_serve(void);

#pragma GCC visibility push(hidden)

enum level { L0 = 0, L2 = 2, L3 = 3, L4 = 4, L5 = 5 };

// What this machine can do; found once by the supervisor, inherited by every keeper.
struct abilities {
  int level;
  bool is_root;
  bool user_namespace;
  int landlock_abi;
  bool notifies;
  uid_t first_uid; // Private users count from here; 0: there are none.
  // Where there are no namespaces, the one capability with which a private user reads below folders
  // that are closed to others; 0: there is none. What may be opened is landlock's to say.
  int reach;
  bool reaches; // Whether the program needs it.
};

struct limits {
  uint64_t cpu, wall, start_cpu, start_wall; // Nanoseconds.
  uint64_t rest; // In which nothing of it ran or wanted to; 0: only the others count.
  uint64_t memory, processes, file_bytes, output_bytes, open_files, stack;
  uint64_t work_bytes, work_files, collected_bytes;
};

struct failure {
  char text[512];
};

// common.c

// Writes the text, then the reason that errno names; gives -1.
int fail(struct failure *failure, const char *format, ...) __attribute__((format(printf, 2, 3)));
// The same without errno.
int refuse(struct failure *failure, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

uint64_t now(void);

// confine.c

// What a program is confined to.
struct cage {
  struct abilities abilities;
  struct limits limits;
  uid_t uid;
  bool has_group, is_compiler;
  const char *work;
  const char **readable; // Folders of the host, where there are no namespaces.
  size_t readable_count;
};

// Order matters: the user first (capabilities go with it), then landlock, then seccomp. Gives the
// listener of the calls that end the program, or -1 where there is none.
int cage_close(const struct cage *cage, int *listener, struct failure *failure);
// All but the capability to reach, where the program needs it.
int drop_privileges(const struct abilities *abilities, uid_t uid, struct failure *failure);
// Keeps what a zygote needs, also over its exec: to mount, to make namespaces, to change its user.
int keep_privileges(const struct abilities *abilities, uid_t uid, struct failure *failure);

enum { RESOURCES = 12 };

struct resource {
  int kind;
  uint64_t value;
  bool is_set;
};

void cage_resources(const struct cage *cage, struct resource resources[RESOURCES]);

// landlock.c

int landlock_abi(void);
int landlock_confine(const struct cage *cage, struct failure *failure);

// seccomp.c

int seccomp_confine(const struct cage *cage, int *listener, struct failure *failure);
bool seccomp_notifies(void);
// The name of the forbidden call that waits at the listener; NULL when there is none.
const char *seccomp_denied(int listener);

// status.c: what the processes inside tell the keeper

enum {
  STATUS_WORK = 'W',     // The work folder.
  STATUS_LISTENER = 'N', // The program is confined: its listener, if there is one.
  STATUS_FAILED = 'X',
  STATUS_ENDED = 'D',   // Pid 1's child ended: the program, or the zygote.
  STATUS_CHILD = 'C',   // A zygote's child: its namespace's pid 1, itself, its work folder.
  STATUS_PROGRAM = 'P', // A zygote's child ended.
};

struct status_message {
  char kind;
  int number;
  uint64_t cpu;
  struct failure failure;
};

enum { MOST_DESCRIPTORS = 3 };

// Receives one message and its descriptors, the rest -1; false when there is none.
bool status_receive(int socket, struct status_message *message, int descriptors[MOST_DESCRIPTORS]);
void status_send(int socket, const struct status_message *message, const int *descriptors,
                 int count);
// A packet of any size and up to three descriptors; waits unless the flags say otherwise.
bool packet_send(int socket, const void *bytes, size_t size, const int *descriptors, int count);
ssize_t packet_receive(int socket, void *bytes, size_t size, int descriptors[MOST_DESCRIPTORS],
                       int flags);

// zygote.c

enum { ZYGOTE_CONTROL = 100 };
#define ZYGOTE_CONTROL_NAME "FOCUS_ZYGOTE_CONTROL"

// The keeper's order to prepare the next child, with its descriptors 1, 2 and 3.
struct zygote_order {
  struct abilities abilities;
  struct limits limits;
  uid_t uid;
  bool has_group, is_compiler, shows_processes, runs_own_files;
};

// prefault.c

// Maps what a run will touch, as far as that is cheap.
void prefault(void);

// sleeper.c

// Starts pid 1 of the namespace just made; it shares this process's memory, reaps and never ends.
pid_t sleeper_start(int *pidfd);

// work.c

struct work_options {
  uid_t uid;
  uint64_t bytes, files;
  bool runs_files;
};

// Mounts an empty folder of a user's own, with a folder for temporary files in it.
int work_mount(const char *path, const struct work_options *options, struct failure *failure);

#pragma GCC visibility pop
