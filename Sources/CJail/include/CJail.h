// How the Swift side starts the jail's supervisor and talks to it. Nothing here forks.
#pragma once

#include "JailTable.h"

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// The supervisor: its process and the socket that requests go to.
typedef struct {
  pid_t pid;
  int control;
} CJailProcess;

/// Spawns the supervisor with an empty environment; 0 or an errno.
int cjail_start(const char *_Nonnull executable, const char *_Nonnull ceiling,
                CJailProcess *_Nonnull process);

/// Ends a supervisor and all its jails, and waits for it.
void cjail_stop(CJailProcess process);

/// Hands the supervisor one end of a fresh connection and gives the other; 0 or an errno.
int cjail_open(CJailProcess process, char kind, int *_Nonnull connection);

/// Writes all bytes, waiting if need be; 0 or an errno. Never raises SIGPIPE.
int cjail_send(int connection, const void *_Nullable bytes, size_t count);

/// Writes what fits without waiting; the number of bytes, -1 on an error.
ssize_t cjail_send_some(int connection, const void *_Nullable bytes, size_t count);

/// Whether the other side has not closed yet.
bool cjail_is_open(int connection);

/// Waits for bytes; their number, 0 at the end of the stream, -1 on an error.
ssize_t cjail_receive(int connection, void *_Nullable bytes, size_t count);

/// Closes the writing half: for the keeper this is the order to kill.
void cjail_finish_writing(int connection);

void cjail_close(int connection);
