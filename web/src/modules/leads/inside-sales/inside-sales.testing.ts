import { listLeadTemplates } from '@leme/contract/leads/endpoints';
import { cadences } from '@leme/contract/leads/inside-sales/cadences';
import { type QueueRow, readQueue } from '@leme/contract/leads/inside-sales/endpoints';
import { leadInteractions } from '@leme/contract/leads/lead-interactions';
import { leads } from '@leme/contract/leads/leads';
import { screen } from '@testing-library/react';
import { keepsRegister } from '../../../testing/fake-register.ts';
import { aServer } from '../../../testing/open-page.tsx';
import { aLead } from '../leads/list/list.testing.ts';

const now = '2031-01-06T12:00:00Z';
const before = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();

/** What a lead is due for; a negative number of minutes is still to come. */
const next = (id: string, title: string, minutes: number) => ({
  id,
  type: 'call' as const,
  title,
  description: null,
  template_id: null,
  interaction_date: before(minutes),
});

type Given = Partial<QueueRow>;

/** A lead as the queue tells of it. */
export const aRow = (name: string, more: Given = {}): Given & { id: string; name: string } => ({
  id: crypto.randomUUID(),
  version: 1,
  name,
  country_code: '+55',
  phone: '48999112034',
  offered_value: 300,
  status: 'contacted',
  due: 'overdue',
  due_at: before(60),
  next: next(crypto.randomUUID(), `Ligar para ${name}`, 60),
  ...more,
});

/** Who waits since twelve minutes, who is late, and who is due tomorrow. */
const three = () => [
  aRow('Ana Reis', { due: 'first', due_at: before(12), warns_at: before(19), status: 'new', next: null }),
  aRow('Rui Sá', {
    cadence: { name: 'Comum', step: 1, paused: null },
    attempts: 2,
    last_word: 'Volta na quinta.',
  }),
  aRow('Bia Melo', { due: 'tomorrow', due_at: before(-1_440) }),
];

/** A server with these leads in every queue, their rows, one template and one cadence. */
export function salesServer(rows: readonly ReturnType<typeof aRow>[] = three()) {
  const server = aServer();
  const shown = new Set(rows.map(({ id }) => id));
  server.answers(readQueue, ((asked: { due?: string }) => {
    const data = rows.filter(({ id, due }) => shown.has(id) && (!asked.due || due === asked.due));
    return { now, counts: { first: 1, overdue: 4 }, count: data.length, page: 1, hasMore: false, data };
  }) as never);
  const kept = keepsRegister(
    server,
    leads,
    rows.map(({ id, name, status, cadence }) =>
      aLead(name, {
        id,
        status,
        temperature: null,
        lost_kind: null,
        cadence: cadence?.name ?? null,
        cadence_step: cadence?.step ?? null,
        cadence_paused: cadence?.paused ?? null,
        first_response_due_at: null,
        attempts: 0,
      }),
    ),
  );
  keepsRegister(server, leadInteractions, []);
  const cadence = { id: crypto.randomUUID() as string, name: 'Comum', active: true };
  keepsRegister(server, cadences, [cadence]);
  server.answers(listLeadTemplates, { data: [] });
  return { server, kept, rows, cadence, leaves: (id: string) => shown.delete(id) };
}

/** The names of the queue, from above. */
export const namesShown = async () => {
  const list = await screen.findByRole('list', { name: 'Vendas Internas' });
  return [...list.querySelectorAll('[data-row-link]')].map(({ textContent }) => textContent);
};
