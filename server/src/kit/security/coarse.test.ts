import { expect, test } from 'vitest';
import { coarseNetwork } from './coarse-network.ts';
import { deviceOf } from './device-of.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::/48'],
  ['2001:DB8::1', '2001:db8::/48'],
  ['2001:db8:0:1::1', '2001:db8::/48'],
  ['::1', '::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['unknown', null],
])('of the address %s the network is kept: %s', (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0',
    'Edge · Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-A556E) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox · Linux'],
  ['curl/8.5.0 my-secret', null],
  [undefined, null],
])('of a browser its name and system are kept and nothing else: %s', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});
