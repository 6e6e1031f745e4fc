// Packets with descriptors between the keeper and the processes inside.
#include "CZygote.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

union control {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int) * MOST_DESCRIPTORS)];
};

bool packet_send(int socket, const void *bytes, size_t size, const int *descriptors, int count) {
  union control control;
  memset(&control, 0, sizeof control);
  struct iovec part = {(void *)bytes, size};
  struct msghdr packet = {.msg_iov = &part, .msg_iovlen = 1};
  if (count > 0) {
    size_t length = sizeof(int) * (size_t)count;
    packet.msg_control = control.bytes;
    packet.msg_controllen = CMSG_SPACE(length);
    struct cmsghdr *header = CMSG_FIRSTHDR(&packet);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(length);
    memcpy(CMSG_DATA(header), descriptors, length);
  }
  ssize_t sent;
  do sent = sendmsg(socket, &packet, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == (ssize_t)size;
}

ssize_t packet_receive(int socket, void *bytes, size_t size, int descriptors[MOST_DESCRIPTORS],
                       int flags) {
  union control control;
  struct iovec part = {bytes, size};
  struct msghdr packet = {.msg_iov = &part,
                          .msg_iovlen = 1,
                          .msg_control = control.bytes,
                          .msg_controllen = sizeof control.bytes};
  for (int i = 0; i < MOST_DESCRIPTORS; i++) descriptors[i] = -1;
  ssize_t count;
  do count = recvmsg(socket, &packet, flags | MSG_CMSG_CLOEXEC);
  while (count < 0 && errno == EINTR);
  struct cmsghdr *header = count < 0 ? NULL : CMSG_FIRSTHDR(&packet);
  if (header != NULL && header->cmsg_type == SCM_RIGHTS)
    memcpy(descriptors, CMSG_DATA(header), header->cmsg_len - CMSG_LEN(0));
  return count;
}

void status_send(int socket, const struct status_message *message, const int *descriptors,
                 int count) {
  packet_send(socket, message, sizeof *message, descriptors, count);
}

bool status_receive(int socket, struct status_message *message,
                    int descriptors[MOST_DESCRIPTORS]) {
  ssize_t count = packet_receive(socket, message, sizeof *message, descriptors, MSG_DONTWAIT);
  if (count != (ssize_t)sizeof *message) {
    for (int i = 0; i < MOST_DESCRIPTORS; i++)
      if (descriptors[i] >= 0) close(descriptors[i]);
    return false;
  }
  message->failure.text[sizeof message->failure.text - 1] = 0;
  return true;
}
