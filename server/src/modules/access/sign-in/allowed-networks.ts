import { BlockList, isIP } from 'node:net';
import { networksIn } from '@leme/contract/access/sign-in/networks';
import { sessionSettings } from '@leme/contract/access/sign-in/session-settings';
import { Problem } from '@leme/contract/kit/problem';
import type { AuthTx } from '#kit/database/auth-tx';
import { decidedBy } from '#kit/settings/decided';
import { type Knock, letBe } from './door.ts';

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

/**
 * Refuses by name whoever gave the right password elsewhere than where the company is used; what was counted at the door
 * for it is no failure, so that waiting for the office locks nobody out of it.
 */
export async function requireNetwork(authTx: AuthTx, who: Knock, wasCounted = true): Promise<void> {
  const { tenant_id, address } = who;
  const { networks } = await authTx.read(tenant_id, (tx) => decidedBy(tx, tenant_id, sessionSettings));
  if (isWithin(networksOf(networks), address)) return;
  if (wasCounted) await authTx.write(tenant_id, async (tx) => letBe(tx, who));
  throw new Problem('network-closed');
}
