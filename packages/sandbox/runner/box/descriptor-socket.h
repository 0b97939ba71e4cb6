// Datagrams between two of our processes that carry open descriptors along.
#pragma once

#include <cstddef>
#include <vector>

#include "fd.h"

constexpr size_t kMostDescriptors = 8;

struct SocketPair {
  Fd here;
  Fd there;
};
SocketPair makeSocketPair();

void sendWithDescriptors(int socket, const void* data, size_t size, const std::vector<int>& descriptors);

// Waits for one datagram of exactly this size. Throws StepError at the other end's death, and for any other size.
std::vector<Fd> receiveWithDescriptors(int socket, void* data, size_t size);
