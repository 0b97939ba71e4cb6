import { expect, test } from "vitest";
import { networkOf } from "./network-of.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:c000:207", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:DB8:1:2::", "2001:db8:1:2::"],
  ["fe80::1%eth0", "fe80::"],
  ["::1", "::"],
  ["", ""],
])("the network of %j is %j", (ip, network) => expect(networkOf(ip)).toBe(network));

test("a longer or shorter prefix is another network", () => {
  expect(networkOf("2001:db8:1:2ff:3::1", 56)).toBe("2001:db8:1:200::");
  expect(networkOf("192.0.2.7", 56)).toBe("192.0.2.7");
});
