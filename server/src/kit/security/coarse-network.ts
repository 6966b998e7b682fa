import { isIPv4 } from 'node:net';
import { networkOf } from '../limits/network.ts';

/** The network of an address, /24 or /48: enough to tell a strange place from the office, too little for a person. */
export function coarseNetwork(address: string): string | null {
  const network = networkOf(address);
  if (isIPv4(network)) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  if (!network.endsWith('::/64')) return null;
  const groups = network.split(':').slice(0, 3);
  while (groups.at(-1) === '0') groups.pop();
  return `${groups.join(':')}::/48`;
}
