// An order: what to run, and what it finds in its jail.
#pragma once

#include "buffer.h"

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

// The bytes must outlive the spec.
int spec_read(struct spec *spec, const uint8_t *bytes, size_t count, struct failure *failure);
// Reads what one run of a worker gets in place of what the run before got.
int run_order_read(struct spec *spec, const uint8_t *bytes, size_t count,
                   struct failure *failure);
// Frees what one run got.
void forget_run(struct spec *spec);
// Waits for a client's order; `order` keeps the bytes that the spec points into.
int order_receive(int connection, struct buffer *order, struct spec *spec,
                  struct failure *failure);
