import type { Role } from '@leme/contract/access/roles';
import type { Clock } from '#kit/clock';
import type { AuthTx } from '#kit/database/auth-tx';
import { inBatches } from '#kit/database/in-batches';
import { openLimiter } from '#kit/limits/limiter';
import type { PgNotifications } from '#kit/realtime/pg-notifications';
import { type Permissions, permissionsFrom, resolvePermissions } from '../rights/resolve-permissions.ts';
import { loadSessions, type StoredSession } from './load-session.ts';
import type { SessionToken } from './session-cookie.ts';

/** `must_set_second_factor`: the installation or the company asks it of the role, and the person has none. */
export type KnownSession = StoredSession & { permissions: Permissions; must_set_second_factor: boolean };

type Entry = { known: KnownSession; until: number };

const lifetime = 30_000;
const most = 20_000;
/**
 * After a restart everybody comes at once, and signing in needs the same few connections. Rights that nobody else has take
 * a millisecond to work out: so many hold nobody else up.
 */
const together = { most: 50, atOnce: 3 };

/** The channel that says whose cached access is out of date: `tenant`, `tenant/user` or `tenant/session <hash>`. */
export const accessChannel = 'leme_access';

/**
 * Sessions with their permissions for thirty seconds by token hash, so that a permission decision costs no statement.
 * Sign-out and every change of a person's access evicts in all processes at once; nothing is kept while notices are
 * not heard, and a failed look-up is never kept.
 */
export function sessionCache(
  { authTx, clock, isRequiredOf }: { authTx: AuthTx; clock: Clock; isRequiredOf: (role: Role) => boolean },
  notices: PgNotifications,
  fallbackAdmins: readonly string[],
) {
  const entries = new Map<string, Entry>();
  const load = inBatches(
    (tenantId, hashes) => loadSessions(authTx, { tenantId, hashes, now: clock.now() }),
    together,
  );
  // Where rights cannot be read together, those of so many come one by one, for the same connections' sake.
  const inTurn = openLimiter(together.atOnce);
  let evictions = 0;
  const evictNow = (payload: string) => {
    evictions += 1;
    evict(entries, payload);
  };
  notices.listen(accessChannel, evictNow);
  notices.onGap(() => entries.clear());

  return {
    async find(token: SessionToken): Promise<KnownSession | null> {
      const now = clock.now();
      const cached = entries.get(token.hash);
      const isFresh = cached && cached.until > Date.now() && !isOver(cached.known, now);
      if (isFresh && cached.known.tenant.id === token.tenantId) return cached.known;
      const before = evictions;
      const loaded = await load(token.tenantId, token.hash);
      if (!loaded) return null;
      const { lines, ...stored } = loaded;
      const { role, user } = stored;
      const who = { tenantId: token.tenantId, userId: user.id, role, email: user.email, now };
      const known = {
        ...stored,
        permissions: lines
          ? permissionsFrom(role, lines)
          : await inTurn(() => resolvePermissions(authTx, who, fallbackAdmins)),
        must_set_second_factor: (isRequiredOf(role) || stored.needs_code) && !stored.has_second_factor,
      };
      // What was read while somebody's access changed may be of before.
      const isSure = notices.isHearing() && evictions === before && known.permissions.state === 'loaded';
      if (isSure) remember(entries, token.hash, known);
      return known;
    },
    /** What a notice would do a moment later, for the process that made the change. */
    evict: evictNow,
  };
}

export type SessionCache = ReturnType<typeof sessionCache>;

/** An exception of the person has ended since its rights were decided. */
function isOver({ permissions: { until } }: KnownSession, now: Temporal.Instant): boolean {
  return until !== null && Temporal.Instant.compare(until, now) <= 0;
}

function remember(entries: Map<string, Entry>, hash: string, known: KnownSession): void {
  // Those kept longest stand first; what is over goes, and of too many the oldest.
  for (const [key, { until }] of entries) {
    if (until > Date.now() && entries.size < most) break;
    entries.delete(key);
  }
  entries.delete(hash);
  entries.set(hash, { known, until: Date.now() + lifetime });
}

function evict(entries: Map<string, Entry>, payload: string): void {
  const [tenantId, userId, hash] = payload.split('/');
  if (hash) entries.delete(hash);
  else {
    for (const [key, { known }] of entries) {
      if (known.tenant.id === tenantId && (!userId || known.user.id === userId)) entries.delete(key);
    }
  }
}
