import type { AuthSession } from '@leme/contract/access/endpoints';
import { usableWhileLapsed } from '@leme/contract/access/plans/subscription';
import { openPagesOf } from '@leme/contract/open-pages';
import { platformTenantId } from '#kit/ids';
import { rightsMark } from '#kit/realtime/rights-mark';
import { actingUntil } from './acting.ts';
import type { SignedIn } from './actor-of.ts';
import { expiresAt } from './load-session.ts';

/** What the browser is told of its session, in the company the request was made for. */
export function describeSession(
  { known, actor }: SignedIn,
  installation: Pick<AuthSession, 'shows_demo' | 'served_build'>,
): AuthSession {
  const { permissions } = known;
  const grant = known.acting.find(({ tenant }) => tenant.id === actor.tenantId);
  const tenant = grant?.tenant ?? known.tenant;
  const is_platform = tenant.id === platformTenantId;
  const usable = actor.isReadOnly ? usableWhileLapsed(actor.permissions) : [...actor.permissions];
  const isHeldBack = known.must_change_password || known.must_set_second_factor;
  const activePaths = isHeldBack ? new Set<string>() : permissions.activePaths;
  return {
    user: describeUser({ known }),
    session: {
      expires_at: expiresAt(known).toString(),
      access_expires_at: known.access_expires_at,
      idle_minutes: known.idle_minutes,
    },
    tenant: {
      ...tenant,
      timezone: actor.timezone,
      is_platform,
      languages: (grant ?? known).languages,
      words: (grant ?? known).words,
      ways: (grant ?? known).ways,
    },
    home_tenant: { id: known.tenant.id, name: known.tenant.name, subdomain: known.tenant.subdomain },
    role: actor.role,
    partner: actor.partner,
    permissions: usable,
    rights_mark: rightsMark(actor.permissions),
    permissions_state: permissions.state,
    active_paths: activePaths && [...activePaths],
    pages: openPagesOf({
      role: actor.role,
      permissions: new Set(usable),
      activePaths,
      isPlatformTenant: is_platform,
    }),
    ...installation,
    must_change_password: known.must_change_password,
    must_set_second_factor: known.must_set_second_factor,
    landing: known.landing,
    acting: grant ? { reason: grant.reason, until: actingUntil(grant).toString() } : null,
    subscription: known.subscription && { ...known.subscription, is_read_only: actor.isReadOnly },
  };
}

export function describeUser({ known: { user } }: Pick<SignedIn, 'known'>): AuthSession['user'] {
  return { id: user.id, email: user.email, user_metadata: { full_name: user.full_name } };
}
