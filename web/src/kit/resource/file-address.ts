import { currentAuthSession } from '../auth-session/auth-session-store.ts';

/** Where a stored file of a resource is read, also by an operator in a company, whom the cookie alone takes elsewhere. */
export function fileAddress(resource: string, id: string): string {
  const { session } = currentAuthSession();
  return `/api/${resource}/files/${id}${session?.acting ? `?tenant=${session.tenant.id}` : ''}`;
}
