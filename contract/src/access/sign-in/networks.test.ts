import { expect, test } from 'vitest';
import { networksIn } from './networks.ts';

test('networks are addresses with how many bits count, one a line or apart by commas', () => {
  expect(networksIn('203.0.113.0/24\n198.51.100.7, 2001:db8::/32')).toEqual([
    { address: '203.0.113.0', bits: 24, family: 'ipv4' },
    { address: '198.51.100.7', bits: 32, family: 'ipv4' },
    { address: '2001:db8::', bits: 32, family: 'ipv6' },
  ]);
  expect(networksIn(' \n')).toEqual([]);
});

test.each([
  'office',
  '300.1.1.1',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/8/8',
  '1:2:3',
  '10.0.0.1/x',
  ':::1',
])('%s is no network', (text) => expect(networksIn(text)).toBeNull());
