#include "box/descriptor-socket.h"

#include <sys/socket.h>

SocketPair makeSocketPair() {
  int ends[2];
  must("make a socket pair", socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends));
  return {Fd(ends[0]), Fd(ends[1])};
}

void sendWithDescriptors(int socket, const void* data, size_t size, const std::vector<int>& descriptors) {
  if (descriptors.size() > kMostDescriptors) throw StepError("send descriptors: too many");
  iovec part = {const_cast<void*>(data), size};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int) * kMostDescriptors)] = {};
  msghdr message = {};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  if (!descriptors.empty()) {
    message.msg_control = control;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * descriptors.size());
    cmsghdr* header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * descriptors.size());
    memcpy(CMSG_DATA(header), descriptors.data(), sizeof(int) * descriptors.size());
  }
  must("send descriptors", sendmsg(socket, &message, MSG_NOSIGNAL));
}

std::vector<Fd> receiveWithDescriptors(int socket, void* data, size_t size) {
  iovec part = {data, size};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int) * kMostDescriptors)];
  msghdr message = {};
  message.msg_iov = &part;
  message.msg_iovlen = 1;
  message.msg_control = control;
  message.msg_controllen = sizeof control;
  ssize_t count;
  do {
    count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  } while (count < 0 && errno == EINTR);
  must("receive descriptors", count);

  std::vector<Fd> descriptors;
  for (cmsghdr* header = CMSG_FIRSTHDR(&message); header != nullptr; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    const size_t bytes = header->cmsg_len - CMSG_LEN(0);
    for (size_t offset = 0; offset < bytes; offset += sizeof(int)) {
      int descriptor;
      memcpy(&descriptor, CMSG_DATA(header) + offset, sizeof descriptor);
      descriptors.emplace_back(descriptor);
    }
  }
  if (count == 0) throw StepError("receive descriptors: the other end is gone");
  if (static_cast<size_t>(count) != size || (message.msg_flags & (MSG_TRUNC | MSG_CTRUNC)) != 0) {
    throw StepError("receive descriptors: a datagram of another size");
  }
  return descriptors;
}
