import { currentAuthSession } from '#kit/auth-session/auth-session-store.ts';

const tenant = (): Record<string, string> => {
  const { session } = currentAuthSession();
  return session?.acting ? { tenant: session.tenant.id } : {};
};

/** Where the PDF of an invoice is read, also by an operator in a company, whom the cookie alone takes elsewhere. */
export function paperAddress(id: string): string {
  const query = new URLSearchParams(tenant()).toString();
  return `/api/invoices/${id}/pdf${query && `?${query}`}`;
}

/** The same of several, as one file. */
export function papersAddress(ids: readonly string[]): string {
  return `/api/invoice-papers?${new URLSearchParams({ ids: ids.join(','), ...tenant() })}`;
}
