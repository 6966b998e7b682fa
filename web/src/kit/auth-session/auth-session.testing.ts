import type { CompanyWays } from '@leme/contract/access/company-ways-shape';
import type { AuthSession } from '@leme/contract/access/endpoints';
import type { Role } from '@leme/contract/access/roles';
import { openPagesOf } from '@leme/contract/open-pages';
import { usualWays } from './company-ways.ts';

const platform = { id: '00000000-0000-4000-8000-00000000000a', name: 'Leme', subdomain: 'admin-tenant' };
const company = { id: '00000000-0000-4000-8000-00000000000b', name: 'Mar Azul', subdomain: 'mar-azul' };
const brand = { logo_url: null, primary_color: null, secondary_color: null, settings: {} };

/** A session as the server describes it: of the platform for its own roles unless acting, else of "Mar Azul". */
export function authSessionOf(role: Role, permissions: Iterable<string>, acting = false): AuthSession {
  const home = role.startsWith('saas_') ? platform : company;
  const tenant = acting ? company : home;
  const granted = [...permissions];
  return {
    user: {
      id: '00000000-0000-4000-8000-00000000000c',
      email: 'ana@leme.test',
      user_metadata: { full_name: 'Ana' },
    },
    session: { expires_at: '2026-11-20T15:00:00Z', access_expires_at: '2026-11-27T12:00:00Z' },
    tenant: { ...tenant, ...brand, timezone: 'America/Sao_Paulo', is_platform: tenant === platform },
    home_tenant: home,
    role,
    partner: null,
    permissions: granted,
    rights_mark: 'as told',
    permissions_state: 'loaded',
    active_paths: null,
    pages: openPagesOf({
      role,
      permissions: new Set(granted),
      activePaths: null,
      isPlatformTenant: tenant === platform,
    }),
    must_change_password: false,
    must_set_second_factor: false,
    acting: acting ? { reason: 'chamado 12', until: '2026-11-20T13:00:00Z' } : null,
    subscription: null,
    shows_demo: false,
    served_build: null,
  };
}

/** A session of "Mar Azul" that decided some of what each page follows. */
export function waysWith(decided: Partial<CompanyWays>): Pick<AuthSession, 'tenant'> {
  const { tenant } = authSessionOf('admin', []);
  return { tenant: { ...tenant, ways: { ...usualWays, ...decided } } };
}
