import {
  createMachineToken,
  listMachineTokens,
  type MachineTokenRow,
  revokeMachineToken,
} from '@leme/contract/access/machines/machine-token-endpoints';
import { machineTokens } from '@leme/contract/access/machines/machine-tokens';
import type { InputOf } from '@leme/contract/kit/endpoint';
import { faults, Problem } from '@leme/contract/kit/problem';
import { brokenConstraint } from '#kit/database/database-fault';
import { db } from '#kit/database/sql';
import { type Served, servePeople } from '#kit/http/serve';
import { notify } from '#kit/realtime/pg-notifications';
import { record } from '#kit/resource/history/record';
import type { TimedWork } from '#kit/work';
import { machineChannel } from './machine-actor.ts';
import { newMachineToken } from './machine-token.ts';

const shown = 50;

/** The tokens of partners: given, looked at, ended. */
export const servesMachineTokens: Served[] = [
  servePeople(listMachineTokens, async ({ input, tx, actor }) => {
    const rows = tokensOf(actor.tenantId).where('partner_id', '=', input.partner_id);
    const data = await tx.rows(rows.orderBy('created_at', 'desc').orderBy('id').limit(shown));
    return { data: data as MachineTokenRow[] };
  }),
  servePeople(createMachineToken, async ({ input, tx, actor, clock }) => {
    const work = { tx, actor, now: clock.now() };
    const there = await tx.first(tokensOf(actor.tenantId).where('id', '=', input.id));
    if (there) return { token: there as MachineTokenRow, secret: null };
    const { text, hash, hint } = newMachineToken(actor.tenantId, input.mode);
    await insertToken(work, input, { hash, hint });
    record(work, machineTokens, {
      id: input.id,
      action: 'created',
      after: { label: input.label, mode: input.mode, scopes: input.scopes },
    });
    const token = await tx.first(tokensOf(actor.tenantId).where('id', '=', input.id));
    return { token: token as MachineTokenRow, secret: text };
  }),
  servePeople(revokeMachineToken, async ({ input, tx, actor, clock }) => {
    const now = clock.now().toString();
    const revoked = await tx.first(
      db
        .updateTable('auth_machine_tokens')
        .set({ revoked_at: now, revoked_by: actor.userId })
        .where('tenant_id', '=', actor.tenantId)
        .where('id', '=', input.id)
        .where('revoked_at', 'is', null)
        .returning('token_hash'),
    );
    if (revoked) {
      notify(tx, machineChannel, revoked.token_hash);
      record({ tx, actor }, machineTokens, {
        id: input.id,
        action: 'updated',
        before: { revoked_at: null },
        after: { revoked_at: now },
      });
    }
    const token = await tx.first(tokensOf(actor.tenantId).where('id', '=', input.id));
    if (!token) throw new Problem('not-found');
    return token as MachineTokenRow;
  }),
];

function tokensOf(tenantId: string) {
  return db
    .selectFrom('auth_machine_tokens')
    .select(['id', 'partner_id', 'label', 'mode', 'hint', 'scopes', 'created_at', 'expires_at'])
    .select(['last_used_at', 'revoked_at'])
    .where('tenant_id', '=', tenantId);
}

type Made = { hash: string; hint: string };

/** Takes one of the two places of its mode; what has ended leaves its own. */
async function insertToken(
  { tx, actor, now }: TimedWork,
  { id, partner_id, label, mode, scopes, days }: InputOf<typeof createMachineToken>,
  { hash, hint }: Made,
): Promise<void> {
  const living = db
    .updateTable('auth_machine_tokens')
    .where('tenant_id', '=', actor.tenantId)
    .where('partner_id', '=', partner_id)
    .where('mode', '=', mode)
    .where('revoked_at', 'is', null);
  tx.send(
    living
      .set({ revoked_at: now.toString(), revoked_by: actor.userId })
      .where('expires_at', '<=', now.toString()),
  );
  const taken = await tx.rows(
    db
      .selectFrom('auth_machine_tokens')
      .select('slot')
      .where('tenant_id', '=', actor.tenantId)
      .where('partner_id', '=', partner_id)
      .where('mode', '=', mode)
      .where('revoked_at', 'is', null),
  );
  const slot = [1, 2].find((each) => !taken.some((row) => row.slot === each));
  if (!slot) throw new Problem('two-tokens');
  const expires_at = days === null ? null : now.add({ hours: 24 * days }).toString();
  const row = { tenant_id: actor.tenantId, id, kind: 'partner', partner_id, mode, slot, label };
  const made = { token_hash: hash, hint, scopes, created_by: actor.userId, created_at: now.toString() };
  await tx
    .change(db.insertInto('auth_machine_tokens').values({ ...row, ...made, expires_at }))
    .catch((error) => {
      throw brokenConstraint(error) === 'auth_machine_tokens_partner'
        ? faults([{ pointer: '/partner_id', code: 'unknown' }])
        : error;
    });
}
