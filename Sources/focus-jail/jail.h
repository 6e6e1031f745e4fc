// focus-jail: runs programs that nobody trusts. One process supervises; each job has a keeper
// outside and a pid 1 inside. Everything of a job lives as long as its connection.
#pragma once

#include "CZygote.h"

enum cause {
  CAUSE_PROGRAM,
  CAUSE_CPU,
  CAUSE_WALL,
  CAUSE_IDLE,
  CAUSE_MEMORY,
  CAUSE_OUTPUT,
  CAUSE_DENIED,
  CAUSE_CANCELLED,
  CAUSE_FAILURE,
};

// protocol.c

struct mount_spec {
  char *host, *jail;
};

struct file_spec {
  char *name;
  const uint8_t *bytes;
  size_t count;
  bool is_executable;
};

// A file of the host that the program finds open: its input (0), or beyond the frames (4).
struct inherited_spec {
  char *host;
  int descriptor, file; // -1: not open.
  bool is_writable;
};

enum { MOST_INHERITED = 2, INHERITED_DESCRIPTOR = 4 };

struct placed_spec {
  char *host, *name;
  int file; // Open for reading, or -1.
};

struct spec {
  char **arguments, **environment, **collected;
  struct mount_spec *mounts;
  struct file_spec *files;
  struct placed_spec *placed;
  struct inherited_spec inherited[MOST_INHERITED];
  size_t argument_count, environment_count, collected_count, mount_count, file_count, placed_count;
  size_t inherited_count;
  struct limits limits;
  bool is_compiler, has_frames, shows_processes;
  bool is_worker, runs_own_files;
  bool tells_all_text; // Not the first part of each case alone.
  bool is_trial; // Everything but the exec; how the ladder is probed.
  char *work;    // "/work", or the host's folder where there are no namespaces.
};

struct buffer {
  uint8_t *bytes;
  size_t start, end, capacity;
};

enum { MAXIMUM_MESSAGE = 256 << 20 };

// The bytes must outlive the spec.
int spec_read(struct spec *spec, const uint8_t *bytes, size_t count, struct failure *failure);
// Reads what one run of a worker gets in place of what the run before got.
int run_order_read(struct spec *spec, const uint8_t *bytes, size_t count,
                   struct failure *failure);
// Waits for a client's order; `order` keeps the bytes that the spec points into.
int order_receive(int connection, struct buffer *order, struct spec *spec,
                  struct failure *failure);
size_t buffer_count(const struct buffer *buffer);
// Makes room for at least `count` bytes after the end; false when there is no memory.
bool buffer_reserve(struct buffer *buffer, size_t count);
bool buffer_append(struct buffer *buffer, const void *bytes, size_t count);
void buffer_drop(struct buffer *buffer, size_t count);
void message_begin(struct buffer *buffer, char kind, size_t count);
void put_number(struct buffer *buffer, uint64_t number, int bytes);
void put_text(struct buffer *buffer, const char *text);
uint64_t get_number(const uint8_t *bytes, int count);

// cgroups.c

struct cgroup {
  char paths[5][512]; // memory, pids, cpuacct, freezer, unified; "" where absent.
  int joins[4];       // v1: files into which pid 1 writes itself.
  int unified;        // v2: the folder that pid 1 is born into.
  int cpu, peak, events, kill, memory, members;
  int version;
  bool resets_peak;
  uint64_t memory_limit, process_limit; // As last written.
};

void cgroup_find_bases(void);
// The version that can limit memory and processes here: 2, 1 or 0; what is wrong with each.
int cgroup_version(struct failure *v2, struct failure *v1);
bool cgroup_has_kill(void);
int cgroup_create(struct cgroup *group, int version, const struct limits *limits,
                  const char *name, struct failure *failure);
void cgroup_none(struct cgroup *group);
int cgroup_join(const struct cgroup *group);
bool cgroup_cpu(const struct cgroup *group, uint64_t *nanoseconds);
uint64_t cgroup_peak(const struct cgroup *group);
uint64_t cgroup_memory(const struct cgroup *group);
// Sets new limits where they differ from the present ones.
void cgroup_limit(struct cgroup *group, uint64_t memory, uint64_t processes);
// How many processes are in the group; 0 when that cannot be told.
unsigned cgroup_members(const struct cgroup *group);
uint64_t cgroup_oom_kills(const struct cgroup *group);
void cgroup_begin_case(struct cgroup *group);
void cgroup_kill(const struct cgroup *group);
void cgroup_remove(struct cgroup *group);
// Removes a job's groups by name, also when their keeper is dead.
void cgroup_remove_named(const char *name);

// sweep.c

void job_name(char *name, size_t size, pid_t keeper);
void sweep_cgroups(void);
void sweep_folders(void);
// Says on standard error what the sweep removed; nothing when that was nothing.
void sweep_tell(void);
// Calls `visit` for every leftover group below a folder; `visit` gets its path.
void sweep_tree(const char *path, int depth);

// leash.c

// Runs a tool of the host's; it ends, with all that it started, no later than the process `parent`.
int leash(pid_t parent, char **arguments);

// processes.c: what is known through /proc and the processes' clocks

struct processes {
  uint64_t cpu, memory;
  unsigned count;
};

// The processes given and all their descendants.
void processes_measure(const pid_t *roots, size_t root_count, struct processes *sum);
unsigned processes_below(pid_t root);
// For how long the threads of these and all their descendants have waited for a processor; false
// where the machine does not tell, and when one of them runs or waits for a disk.
bool processes_delay(const pid_t *roots, size_t root_count, uint64_t *nanoseconds);
void processes_kill(pid_t root, uid_t uid);
void processes_kill_user(uid_t uid);

// inside.c

struct launch {
  struct spec *spec;
  const struct abilities *abilities;
  struct cgroup *cgroup;
  uid_t uid;
  int output[2], error[2], frames[2]; // [0] is the keeper's end.
  int status[2];
  pid_t pid;
  int pidfd;
};

int launch_start(struct launch *launch, struct failure *failure);
// The channel of frames: the keeper's end, then the program's.
int make_frames(int ends[2]);

// root.c

int root_build(const struct launch *launch, struct failure *failure);

// folder.c

// Opens the files of the host that are to be copied: regular ones, never through a link.
int placed_open(struct spec *spec, struct failure *failure);
void placed_close(struct spec *spec);
// Whether every user may go to a file or folder and read it.
bool is_open_to_all(const char *path);
int work_fill(const struct spec *spec, uid_t uid, int work, struct failure *failure);
void remove_folder(const char *path);

// keeper.c

// What a keeper without namespaces would leave if it were killed; the supervisor sees it.
struct belongings {
  uid_t uid;
  char folder[256];
};

void keeper_run(int connection, const struct abilities *abilities, struct belongings *belongings)
    __attribute__((noreturn));

// probe.c

struct report {
  char text[8192];
  size_t count;
};

void probe(struct abilities *abilities, int ceiling, struct report *report);

// supervisor.c

int supervise(int ceiling);

int write_file(const char *path, const char *text);
int set_up_death_signal(int signal, pid_t parent);
