import { BlockList, isIP } from 'node:net';
import { networksIn } from '@leme/contract/access/sign-in/networks';
import { sessionSettings } from '@leme/contract/access/sign-in/session-settings';
import { Problem } from '@leme/contract/kit/problem';
import type { Tx } from '#kit/database/transaction';
import { decidedBy } from '#kit/settings/decided';

/** Some networks, to ask whether an address lies in one. */
export type Networks = BlockList;

/** What a company says of its networks, read once; null where it says nothing. */
export function networksOf(said: unknown): Networks | null {
  const networks = typeof said === 'string' ? networksIn(said) : null;
  if (!networks || networks.length === 0) return null;
  const list = new BlockList();
  for (const { address, bits, family } of networks) list.addSubnet(address, bits, family);
  return list;
}

/** Whether somebody at an address may come in. */
export function isWithin(networks: Networks | null, address: string): boolean {
  if (networks === null) return true;
  // An IPv4 address is written as IPv6 where a server listens on both.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const kind = isIP(plain);
  return kind !== 0 && networks.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
}

/** Refuses by name whoever gave the right password elsewhere than where the company is used. */
export async function requireNetwork(tx: Tx, tenantId: string, address: string): Promise<void> {
  const { networks } = await decidedBy(tx, tenantId, sessionSettings);
  if (!isWithin(networksOf(networks), address)) throw new Problem('network-closed');
}
