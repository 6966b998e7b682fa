import { isIPv6 } from 'node:net';

/**
 * The network an address stands for where attempts are counted: an IPv4 address itself, also where it is written as
 * IPv6, and of IPv6 the first 64 bits, because whoever has one address of these has them all.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address.replace(/%.*/, ''));
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

function groupsOf(address: string): number[] {
  // A host name of the web writes a dotted end as hexadecimal, which leaves one form to read.
  const [before = '', after = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [head, tail] = [before, after].map((part) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16)),
  ) as [number[], number[]];
  return [...head, ...Array(8 - head.length - tail.length).fill(0), ...tail];
}
