import { BlockList, isIP } from 'node:net';

type Network = [start: string, bits: number];

/** What of IPv4 leads to no public host (IANA's special-purpose registry, and multicast). */
const SPECIAL_IPV4: Network[] = [
  ['0.0.0.0', 8], // this network, unspecified
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by a provider's customers
  ['127.0.0.0', 8], // loopback
  ['169.254.0.0', 16], // link-local, where clouds keep their secrets
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.31.196.0', 24], // AS112
  ['192.52.193.0', 24], // AMT
  ['192.88.99.0', 24], // 6to4 relays
  ['192.168.0.0', 16], // private
  ['192.175.48.0', 24], // AS112
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
];
/**
 * All that IPv6 has handed out to hosts. Outside of it lie loopback, link-local, unique-local,
 * multicast, and the forms in which an IPv4 address hides: mapped, compatible, NAT64.
 */
const GLOBAL_IPV6: Network = ['2000::', 3];
const SPECIAL_IPV6: Network[] = [
  ['2001::', 23], // protocol assignments: Teredo, benchmarks, ORCHID
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, which hides an IPv4 address
  ['2620:4f:8000::', 48], // AS112
  ['3fff::', 20], // documentation
];

const special = new BlockList();
for (const network of SPECIAL_IPV4) special.addSubnet(...network, 'ipv4');
for (const network of SPECIAL_IPV6) special.addSubnet(...network, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL_IPV6, 'ipv6');

/** Whether an IP address is one of a host in the public internet, and not of a network around this one. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !special.check(address, 'ipv4');
    case 6:
      return global.check(address, 'ipv6') && !special.check(address, 'ipv6');
    default:
      return false;
  }
}
