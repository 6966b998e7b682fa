import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('an IPv4 address is itself, however it is written', () => {
  for (const text of ['203.0.113.9', '::ffff:203.0.113.9', '::FFFF:cb00:7109', '0:0:0:0:0:ffff:203.0.113.9'])
    expect(networkOf(text)).toBe('203.0.113.9');
});

test('an IPv6 address is the first half of it', () => {
  for (const text of ['2001:db8:0:7::1', '2001:db8:0:7:ffff:ffff:ffff:ffff', '2001:0DB8::7:0:0:0:9'])
    expect(networkOf(text)).toBe('2001:db8:0:7::/64');
  expect(networkOf('::1')).toBe('0:0:0:0::/64');
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(networkOf('2001:db8:0:8::1')).not.toBe(networkOf('2001:db8:0:7::1'));
});

test('what is no address stays what it is', () => {
  expect(networkOf('unknown')).toBe('unknown');
});
