import { listLeads } from '@leme/contract/leads/endpoints';
import { leads } from '@leme/contract/leads/leads';
import { screen } from '@testing-library/react';
import { keepsRegister } from '../../../../testing/fake-register.ts';
import { aServer } from '../../../../testing/open-page.tsx';

export type GivenLead = ReturnType<typeof aLead>;

/** A lead of the fake server; what a test is about, it says. */
export const aLead = (name: string, more: Record<string, unknown> = {}) => ({
  id: crypto.randomUUID() as string,
  name,
  email: null,
  country: 'Brasil',
  country_code: '+55',
  phone: '48999112034',
  status: 'new',
  product_id: null,
  interest_date: null,
  adult_count: 2,
  child_count: 0,
  passenger_count: 2,
  adult_price: null,
  child_price: null,
  offered_value: 300,
  value_mode: 'manual',
  fare_type_adjustments: null,
  tags: [] as string[],
  source: null,
  owner_id: null,
  lost_reason: null,
  user_name: null,
  first_contact_at: null,
  last_interaction_at: null,
  next_due_at: null,
  labels: {},
  ...more,
});

/** A server with these leads; the answer of a list says that there are so many. */
export function leadsServer(rows: readonly GivenLead[], count = rows.length) {
  const server = aServer();
  const kept = keepsRegister(server, leads, rows);
  server.answers(listLeads, ((asked: { status?: string[] }) => {
    const isWanted = (row: { deleted_at: unknown; status: unknown }) =>
      row.deleted_at === null && (asked.status?.includes(String(row.status)) ?? true);
    const shown = rows.map(({ id }) => kept.row(id)).filter((row) => isWanted(row as never));
    const more = count > shown.length && { hasMore: true, nextCursor: 'next' };
    const beside = { facets: { status: {} }, totals: {}, productsById: {}, ...more };
    return { leads: shown, count: Math.max(count, shown.length), ...beside };
  }) as never);
  return { server, kept };
}

/** The pages that were asked for, without the questions that only count. */
export const pagesAsked = ({ server }: Pick<ReturnType<typeof leadsServer>, 'server'>) =>
  server.sent('GET /leads').filter(({ count }) => count === undefined);

export const rowOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('tr') as HTMLTableRowElement;

export const cardOf = async (name: string) =>
  (await screen.findByRole('link', { name })).closest('li') as HTMLElement;
