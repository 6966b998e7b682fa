import type { AuthSession } from '@leme/contract/access/endpoints';
import { landingPath, tenantPath } from '@leme/contract/access/navigation';
import { isPlatformRole } from '@leme/contract/access/roles';
import { companyChooserPath } from '@leme/contract/access/route-table';
import { accessOf } from '#kit/session.tsx';

const entrances = /^\/(auth|logout|404)([/?#]|$)/;

/** The path to go on to after signing in, if it stays on this origin and is no entrance itself. */
export function safeNext(next: unknown, origin: string): string | null {
  if (typeof next !== 'string' || !next.startsWith('/') || next === '/' || entrances.test(next)) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them, so they could hide a second slash
  if (/[\u0000-\u001F\u007F\\]/.test(next) || next.startsWith('//')) return null;
  const url = URL.parse(next, origin);
  return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : null;
}

/** The first page that exists and is permitted; inside a company also for an operator who acts there. */
export function homePath(session: AuthSession): string | null {
  const access = accessOf(session);
  // An operator's own landing is the platform; acting in a company, its pages are chosen as for its people.
  const role = session.acting && isPlatformRole(access.role) ? 'manager' : access.role;
  return landingPath({ ...access, role });
}

/** Where a person lands without having asked for a page: staff in the form that names their company. */
export function landingOf(session: AuthSession): string {
  if (session.tenant.is_platform) return homePath(session) ?? companyChooserPath;
  return tenantPath(session.tenant.subdomain, homePath(session) ?? '/');
}
