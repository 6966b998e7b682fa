import type { MachineScope } from '@leme/contract/access/machines/machine-scopes';
import { isLapsed } from '@leme/contract/access/plans/subscription';
import { Problem } from '@leme/contract/kit/problem';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#kit/actor';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { isUuid } from '#kit/ids';
import type { PgNotifications } from '#kit/realtime/pg-notifications';
import { houseOf } from '../auth-session/house-of.ts';
import { subscriptionOf, tenantRows } from '../auth-session/load-session.ts';
import { accessChannel } from '../auth-session/session-cache.ts';
import { modulesOf } from '../rights/resolve-permissions.ts';
import { activeResources } from '../rights/rights-of-lines.ts';
import { type MachineToken, readMachineToken } from './machine-token.ts';

/** The channel that says which token is good no more, by its hash. */
export const machineChannel = 'leme_machines';

type Known = NonNullable<Awaited<ReturnType<typeof load>>>;

const lifetime = 30_000;
const most = 5_000;
const noteEvery = { minutes: 1 };

/** Which machine sent a request: by its token alone, known for thirty seconds by its hash. */
export function machineResolver({
  authTx,
  clock,
  notices,
}: {
  authTx: AuthTx;
  clock: Clock;
  notices: PgNotifications;
}) {
  const entries = new Map<string, { known: Known; tenantId: string; until: number }>();
  let evictions = 0;
  notices.listen(machineChannel, (hash) => {
    evictions += 1;
    entries.delete(hash);
  });
  // A plan that lapsed, a module that was switched off, a company that was suspended.
  notices.listen(accessChannel, (changed) => {
    evictions += 1;
    for (const [hash, { tenantId }] of entries) if (tenantId === changed) entries.delete(hash);
  });
  notices.onGap(() => entries.clear());

  async function find(token: MachineToken): Promise<Known | null> {
    const cached = entries.get(token.hash);
    if (cached && cached.until > Date.now()) return cached.known;
    const before = evictions;
    const known = await authTx.read(token.tenantId, (tx) => load(tx, token));
    if (!known) return null;
    entries.delete(token.hash);
    if (notices.isHearing() && evictions === before) {
      entries.set(token.hash, { known, tenantId: token.tenantId, until: Date.now() + lifetime });
      if (entries.size > most) for (const [oldest] of entries.entries().take(1)) entries.delete(oldest);
    }
    return known;
  }

  return async ({ headers, ip }: FastifyRequest): Promise<Actor> => {
    const said = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    if (!said) throw new Problem('token-missing');
    const token = readMachineToken(said);
    if (!token || !isUuid(token.tenantId)) throw new Problem('token-refused');
    const known = await find(token);
    const now = clock.now();
    if (!known || isOver(known, now)) throw new Problem('token-refused');
    noteUse(authTx, token, known, now);
    return { ...actorOf(known, token, now), address: ip };
  };
}

function isOver({ expires_at, revoked_at }: Known, now: Temporal.Instant): boolean {
  if (revoked_at !== null) return true;
  return expires_at !== null && Temporal.Instant.compare(Temporal.Instant.from(expires_at), now) <= 0;
}

async function load(tx: Tx, { tenantId, hash, mode }: MachineToken) {
  const [token, tenant, house, subscription, modules] = await Promise.all([
    tx.first(
      db
        .selectFrom('auth_machine_tokens')
        .select(['id', 'partner_id', 'label', 'scopes', 'expires_at', 'revoked_at', 'last_used_at'])
        .where('tenant_id', '=', tenantId)
        .where('token_hash', '=', hash)
        .where('mode', '=', mode),
    ),
    tx.first(tenantRows().where('id', '=', tenantId)),
    houseOf(tx, tenantId),
    subscriptionOf(tx, tenantId),
    modulesOf(tx, tenantId),
  ]);
  if (!token || tenant?.status !== 'active') return null;
  const active = activeResources(modules);
  if (active !== null && !active.has('reservas-externas')) return null;
  return { ...token, timezone: house.timezone, subscription };
}

/** What such an actor may do beyond its scopes, whoever asks for it in its name decides. */
function actorOf(known: Known, { tenantId, mode, hash }: MachineToken, now: Temporal.Instant): Actor {
  const { id, partner_id, label, scopes, timezone, subscription } = known;
  return {
    userId: partner_id,
    fullName: label,
    email: '',
    role: 'user',
    tenantId,
    homeTenantId: tenantId,
    timezone,
    permissions: new Set(),
    denied: new Set(),
    partner: null,
    machine: {
      tokenId: id,
      partnerId: partner_id,
      isTest: mode === 'test',
      scopes: new Set(scopes as MachineScope[]),
    },
    isOperator: false,
    modulesKnown: true,
    rightsKnown: true,
    rightsUntil: null,
    isReadOnly: subscription !== null && isLapsed(subscription, now),
    isCrew: false,
    mustChangePassword: false,
    mustSetSecondFactor: false,
    tokenHash: hash,
  };
}

/** That a token was used, at most once a minute and never on the request's own path. */
function noteUse(authTx: AuthTx, token: MachineToken, known: Known, now: Temporal.Instant): void {
  const last = known.last_used_at;
  if (last !== null && Temporal.Instant.compare(Temporal.Instant.from(last).add(noteEvery), now) > 0) return;
  known.last_used_at = now.toString();
  authTx
    .write(token.tenantId, (tx) =>
      tx.change(
        db
          .updateTable('auth_machine_tokens')
          .set({ last_used_at: now.toString() })
          .where('tenant_id', '=', token.tenantId)
          .where('token_hash', '=', token.hash),
      ),
    )
    .catch(() => undefined);
}
