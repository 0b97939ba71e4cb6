#include "report.h"

int main() {
  TRY("inet", socket(AF_INET, SOCK_STREAM, 0));
  TRY("inet6", socket(AF_INET6, SOCK_DGRAM, 0));
  TRY("unix", socket(AF_UNIX, SOCK_STREAM, 0));
  TRY("netlink", socket(AF_NETLINK, SOCK_RAW, 0));
  TRY("packet", socket(AF_PACKET, SOCK_RAW, 0));
  TRY("vsock", socket(AF_VSOCK, SOCK_STREAM, 0));
}
