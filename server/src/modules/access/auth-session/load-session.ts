import type { CompanyWays } from '@leme/contract/access/company-ways-shape';
import type { Subscription } from '@leme/contract/access/plans/subscription';
import { isRole, partnerKind, type Role } from '@leme/contract/access/roles';
import { sql } from 'kysely';
import type { AuthTx } from '#kit/database/auth-tx';
import { db } from '#kit/database/sql';
import type { Tx } from '#kit/database/transaction';
import { platformTenantId } from '#kit/ids';
import { linesOfMany } from '../rights/resolve-permissions.ts';
import type { Lines } from '../rights/rights-of-lines.ts';
import { hasSecondFactor } from '../second-factor/has-second-factor.ts';
import type { Networks } from '../sign-in/allowed-networks.ts';
import { houseOf, type Languages } from './house-of.ts';
import type { SessionToken } from './session-cookie.ts';

export type TenantRow = {
  id: string;
  name: string;
  subdomain: string;
  logo_url: string | null;
  primary_color: string | null;
  secondary_color: string | null;
  settings: { theme_class?: string };
  status: string;
};

export type ActingGrant = {
  tenant: TenantRow;
  timezone: string;
  languages: Languages | null;
  words: string | null;
  ways: CompanyWays;
  reason: string;
  granted_at: string;
  last_act_at: string;
};

/** A sign-in session with its person, as stored; permissions are added by the session cache. */
export type StoredSession = {
  token: Pick<SessionToken, 'tenantId' | 'hash'>;
  user: { id: string; email: string; full_name: string };
  role: Role;
  partner: { kind: 'supplier' | 'agent'; id: string } | null;
  tenant: TenantRow;
  timezone: string;
  languages: Languages | null;
  words: string | null;
  ways: CompanyWays;
  subscription: Subscription | null;
  access_expires_at: string;
  last_active_at: string;
  /** How many minutes without an act end it. */
  idle_minutes: number;
  /** The company asks its role for a second factor. */
  needs_code: boolean;
  /** From which networks it may be used; null is from all. */
  networks: Networks | null;
  acting: ActingGrant[];
  /** The key of what the person queues on devices; null until the first one was prepared. */
  device_key: string | null;
  /** When the person was last given leave to check people in. */
  crew_at: string | null;
  must_change_password: boolean;
  has_second_factor: boolean;
  /** The page the person chose to begin on. */
  landing: string | null;
};

/** When a session ends: so long after the last act as the company says, or when access ends, whichever comes first. */
export function expiresAt(
  session: Pick<StoredSession, 'last_active_at' | 'access_expires_at' | 'idle_minutes'>,
): Temporal.Instant {
  const minutes = session.idle_minutes;
  const idle = Temporal.Instant.from(session.last_active_at).add({ minutes });
  const access = Temporal.Instant.from(session.access_expires_at);
  return Temporal.Instant.compare(idle, access) < 0 ? idle : access;
}

type Asked = { tenantId: string; hashes: readonly string[]; now: Temporal.Instant };

/** Without `lines` where what decides the rights could not be read with the session. */
export type LoadedSession = StoredSession & { lines: Lines | null };

/**
 * The sessions of a company that tokens stand for, by their hashes, in one round trip with what decides the rights of
 * their people. Left out are those nobody knows, whose person is inactive or whose company is shut.
 */
export async function loadSessions(
  authTx: AuthTx,
  asked: Asked,
): Promise<ReadonlyMap<string, LoadedSession>> {
  const users = sql<string>`any(array(${usersOf(asked)}))`;
  const withLines = () =>
    authTx.read(asked.tenantId, (tx) =>
      Promise.all([rowsOf(tx, asked), linesOfMany(tx, { ...asked, users })]),
    );
  const alone = () =>
    authTx.read(asked.tenantId, async (tx) => [await rowsOf(tx, asked), () => null] as const);
  const [found, linesOf] = await withLines().catch(alone);
  return await sessionsFrom(authTx, asked, found, linesOf);
}

async function rowsOf(tx: Tx, asked: Asked) {
  const [sessions, tenant, house, subscription, grants] = await Promise.all([
    tx.rows(sessionRows(asked)),
    tenantOf(tx, asked.tenantId),
    houseOf(tx, asked.tenantId),
    subscriptionOf(tx, asked.tenantId),
    grantsOf(tx, asked),
  ]);
  return { sessions, tenant, ...house, subscription, grants };
}

async function sessionsFrom(
  authTx: AuthTx,
  { tenantId }: Asked,
  {
    sessions,
    tenant,
    timezone,
    idle_minutes,
    code_roles,
    languages,
    words,
    ways,
    networks,
    subscription,
    grants,
  }: Awaited<ReturnType<typeof rowsOf>>,
  linesOf: (who: { role: Role; userId: string }) => Lines | null,
): Promise<Map<string, LoadedSession>> {
  if (tenant?.status !== 'active') return new Map();
  const acting = Map.groupBy(await actingOf(authTx, grants), ({ token_hash }) => token_hash);
  const loaded = sessions
    .filter(({ status }) => status === 'active')
    .map((session): [string, LoadedSession] => {
      const role = isRole(session.role) ? session.role : 'user';
      return [
        session.token_hash,
        {
          token: { tenantId, hash: session.token_hash },
          user: { id: session.user_id, email: session.email, full_name: session.full_name },
          role,
          partner: partnerOf(role, session),
          tenant,
          timezone,
          languages,
          words,
          ways,
          subscription,
          access_expires_at: session.access_expires_at,
          last_active_at: session.last_active_at,
          idle_minutes,
          needs_code: code_roles.includes(role),
          networks,
          acting: acting.get(session.token_hash) ?? [],
          device_key: session.device_key,
          crew_at: session.crew_at,
          must_change_password: session.must_change_password === true,
          has_second_factor: session.has_second_factor,
          landing: session.landing,
          lines: linesOf({ role, userId: session.user_id }),
        },
      ];
    });
  return new Map(loaded);
}

/** The preference that says on which page somebody begins. */
export const landingKey = 'shell.landing';

const usersOf = ({ tenantId, hashes }: Asked) =>
  db
    .selectFrom('auth_sessions as w')
    .select('w.user_id')
    .where('w.tenant_id', '=', tenantId)
    .where('w.token_hash', '=', sql<string>`any(${hashes}::text[])`);

function sessionRows({ tenantId, hashes }: Asked) {
  return db
    .selectFrom('auth_sessions as s')
    .innerJoin('profiles as p', (join) =>
      join.onRef('p.tenant_id', '=', 's.tenant_id').onRef('p.id', '=', 's.user_id'),
    )
    .leftJoin('auth_accounts as a', (join) =>
      join.onRef('a.tenant_id', '=', 's.tenant_id').onRef('a.id', '=', 's.user_id'),
    )
    .leftJoin('user_roles as r', (join) =>
      join.onRef('r.tenant_id', '=', 's.tenant_id').onRef('r.user_id', '=', 's.user_id'),
    )
    .leftJoin('user_preferences as u', (join) =>
      join
        .onRef('u.tenant_id', '=', 's.tenant_id')
        .onRef('u.user_id', '=', 's.user_id')
        .on('u.key', '=', landingKey),
    )
    .select([
      's.token_hash',
      's.user_id',
      's.access_expires_at',
      's.last_active_at',
      'p.full_name',
      'p.email',
      'p.status',
      'p.supplier_id',
      'p.agent_id',
      'a.device_key',
      'a.crew_at',
      'a.must_change_password',
      'r.role',
      hasSecondFactor(tenantId, 's.user_id').as('has_second_factor'),
      sql<string | null>`u.value #>> '{}'`.as('landing'),
    ])
    .where('s.tenant_id', '=', tenantId)
    .where('s.token_hash', '=', sql<string>`any(${hashes}::text[])`);
}

function tenantOf(tx: Tx, id: string): Promise<TenantRow | undefined> {
  return tx.first(tenantRows().where('id', '=', id)) as Promise<TenantRow | undefined>;
}

/** The columns of a company that its people may know. */
export function tenantRows() {
  return db
    .selectFrom('saas_tenants')
    .select([
      'id',
      'name',
      'subdomain',
      'logo_url',
      'primary_color',
      'secondary_color',
      'settings',
      'status',
    ]);
}

/** The company's latest subscription. */
export async function subscriptionOf(tx: Tx, tenantId: string): Promise<Subscription | null> {
  const row = await tx.first(
    db
      .selectFrom('tenant_subscriptions')
      .select(['status', 'trial_ends_at'])
      .where('tenant_id', '=', tenantId)
      .orderBy('id', 'desc')
      .limit(1),
  );
  return (row as Subscription | undefined) ?? null;
}

type GrantRow = {
  token_hash: string;
  acting_tenant_id: string;
  reason: string;
  granted_at: string;
  last_act_at: string;
};

async function grantsOf(tx: Tx, { tenantId, hashes }: Asked): Promise<GrantRow[]> {
  if (tenantId !== platformTenantId) return [];
  return await tx.rows(
    db
      .selectFrom('auth_acting_grants')
      .select(['token_hash', 'acting_tenant_id', 'reason', 'granted_at', 'last_act_at'])
      .where('tenant_id', '=', tenantId)
      .where('token_hash', '=', sql<string>`any(${hashes}::text[])`),
  );
}

async function actingOf(authTx: AuthTx, grants: GrantRow[]): Promise<(ActingGrant & GrantRow)[]> {
  if (grants.length === 0) return [];
  const ids = grants.map((grant) => grant.acting_tenant_id);
  const tenants = await authTx.lookUp((tx) =>
    tx.rows(tenantRows().where('id', '=', sql<string>`any(${ids}::uuid[])`)),
  );
  return await Promise.all(
    grants.flatMap((grant) => {
      const tenant = tenants.find(({ id }) => id === grant.acting_tenant_id) as TenantRow | undefined;
      if (!tenant) return [];
      return [
        authTx.read(tenant.id, async (tx) => {
          const { timezone, languages, words, ways } = await houseOf(tx, tenant.id);
          return { ...grant, tenant, timezone, languages, words, ways };
        }),
      ];
    }),
  );
}

function partnerOf(
  role: Role,
  row: { supplier_id: string | null; agent_id: string | null },
): StoredSession['partner'] {
  const kind = partnerKind(role);
  const id = kind === 'supplier' ? row.supplier_id : row.agent_id;
  return kind && id ? { kind, id } : null;
}
