import { expect, test } from '@jest/globals';
import { isPublicAddress } from './isPublicAddress.js';

test.each([
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.255.255',
  '172.32.0.1',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.1',
  '223.255.255.255',
  '2a00:1450:4001:82a::200a',
  '2606:4700::1111',
  '2001:200::1',
])('%s is of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['unspecified', ['0.0.0.0', '0.1.2.3', '::']],
  ['private', ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.1.1']],
  ['loopback', ['127.0.0.1', '127.255.255.254', '::1']],
  ['link-local', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1']],
  ['of a provider’s customers', ['100.64.0.1', '100.127.255.255']],
  ['multicast', ['224.0.0.1', '239.255.255.250', 'ff02::1', 'ff0e::1']],
  ['reserved or broadcast', ['240.0.0.1', '255.255.255.255', '192.0.0.8', '192.0.0.170']],
  ['of benchmarks', ['198.18.0.1', '198.19.255.255', '2001:2::1']],
  ['of documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1']],
  ['unique-local', ['fc00::1', 'fd12:3456:789a::1', 'fdff::1']],
  ['site-local', ['fec0::1']],
  ['mapped IPv4', ['::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::ffff:0:127.0.0.1']],
  ['compatible IPv4', ['::127.0.0.1', '::8.8.8.8']],
  ['NAT64', ['64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1']],
  ['6to4', ['2002:7f00:1::', '2002:808:808::1', '192.88.99.1']],
  ['Teredo', ['2001::1', '2001:0:4136:e378:8000:63bf:3fff:fdd2']],
  ['discarded', ['100::1']],
  ['segment routing', ['5f00::1']],
  ['no address', ['', 'localhost', '127.1', '0x7f000001', '2130706433', '1.2.3.4.5', '[::1]']],
])('%s is not', (_what, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
