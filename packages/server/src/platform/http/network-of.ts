import { isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** The least of the Internet that one customer has. */
const CUSTOMER_PREFIX_LENGTH = 64;

/** An IPv4 address as it is, also one that is written as an IPv6 one; of an IPv6 one the network it is in. */
export function networkOf(ip: string, prefixLength = CUSTOMER_PREFIX_LENGTH): string {
  // A connection that has just been closed has none.
  if (!isIPv6(ip)) return ip.toLowerCase();
  const [withoutZone = ip] = ip.split("%");
  const address = ipaddr.process(withoutZone);
  return address.kind() === "ipv4"
    ? address.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${prefixLength}`).toString();
}
