import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * Whom an address stands for: an IPv4 address for itself, an IPv6 address for its /64 network, which
 * is what one household or one attacker gets.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const ipv4 = MAPPED_IPV4.exec(plain)?.[1];
  if (ipv4) return ipv4;
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The /48 network of an IPv6 address, which is what a provider gives one site; null for any other. */
export function clientSite(address: string): string | null {
  const network = clientNetwork(address);
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** The eight groups of a valid IPv6 address. */
function groupsOf(address: string): string[] {
  // The URL parser knows every way to write one address and has one way to write it itself.
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname
    .slice(1, -1)
    .split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail];
}
