import type { AuthSession } from '@leme/contract/access/endpoints';
import { landingPath, tenantPath } from '@leme/contract/access/menu/navigation';
import { isPlatformRole } from '@leme/contract/access/roles';
import { companyChooserPath } from '@leme/contract/access/route-table';
import { accessOf } from '#kit/auth-session/rights.ts';

/** The first page that exists and is permitted; inside a company also for an operator who acts there. */
export function homePath(session: AuthSession): string | null {
  const access = accessOf(session);
  // An operator's own landing is the platform; acting in a company, its pages are chosen as for its people.
  const role = session.acting && isPlatformRole(access.role) ? 'manager' : access.role;
  return landingPath({ ...access, role }, session.acting ? {} : { chosen: session.landing });
}

/** Where a person lands without having asked for a page: staff in the form that names their company. */
export function landingOf(session: AuthSession): string {
  // Whatever the address, the page that asks for a password of the own or a second factor stands there.
  if (session.must_change_password || session.must_set_second_factor) return '/';
  if (session.tenant.is_platform) return homePath(session) ?? companyChooserPath;
  return tenantPath(session.tenant.subdomain, homePath(session) ?? '/');
}
