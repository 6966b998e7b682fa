import { untouchedHours } from '@leme/contract/leads/inside-sales/sales-settings';
import type { WorkingHours } from '@leme/contract/leads/inside-sales/working-hours';
import { type DemoWork, named } from '../../../demo/demo.ts';

type StepPlan = readonly [title: string, day: number, hour: string, type: string, template?: string];

const cadences: Readonly<Record<string, readonly StepPlan[]>> = {
  'Primeiros quinze dias': [
    ['Primeira resposta', 0, '09:00', 'whatsapp', 'Primeira resposta'],
    ['Proposta com valor', 1, '10:00', 'whatsapp', 'Proposta com valor'],
    ['Ligar e tirar dúvidas', 3, '14:00', 'call'],
    ['Lembrar que as vagas acabam', 7, '10:00', 'whatsapp'],
    ['Última mensagem', 15, '16:00', 'email'],
  ],
  'Passeio privativo': [
    ['Ligar no mesmo dia', 0, '11:00', 'call'],
    ['Enviar roteiro e fotos', 2, '10:00', 'email'],
    ['Visita ao píer', 5, '15:00', 'meeting'],
  ],
};

/** Who sells, with how much of ten each; whoever has more is the busier one. */
const shares = { manager: 5, seller: 3, admin: 1, away: 1 } as const;

export type SalesRoom = {
  hours: WorkingHours;
  /** Each seller as often as the share says. */
  owners: readonly string[];
  cadence: { id: string; steps: readonly { id: string; title: string; day: number; type: string }[] };
};

/** Two cadences, hours of work with a Saturday morning, a round of three, and a seller who is away. */
export async function openSalesRoom(work: DemoWork): Promise<SalesRoom> {
  const { company, random, staff, now, timezone, insert, read } = work;
  const people = new Map((await read('profiles')).map(({ full_name, id }) => [full_name, id]));
  const sellers = {
    manager: named(staff, 'manager'),
    admin: named(staff, 'admin'),
    seller: named(people, company.team.seller),
    away: named(people, company.team.away),
  };
  const templates = new Map((await read('whatsapp_templates')).map(({ name, id }) => [name, id]));
  const rows = Object.keys(cadences).map((name) => ({ id: random.id(), name, created_at: now.toString() }));
  await insert('cadences', rows);
  const steps = rows.flatMap(({ id: cadence_id, name }) =>
    (cadences[name] ?? []).map(([title, day, hour, type, template]) => ({
      id: random.id(),
      cadence_id,
      title,
      day,
      hour,
      type,
      template_id: template ? named(templates, template) : null,
    })),
  );
  await insert('cadence_steps', steps);
  const hours = [...untouchedHours, { weekday: 6, from: '08:00', to: '12:00' }];
  const days_off = ['2026-12-25', '2027-01-01'];
  const { manager, admin, seller, away } = sellers;
  await insert('sales_settings', [
    {
      hours: JSON.stringify(hours),
      days_off: JSON.stringify(days_off),
      round_ids: [manager, seller, away],
      absent_ids: [away],
    },
  ]);
  const [first = { id: '' }] = rows;
  return {
    hours: { timezone, hours, days_off },
    owners: Object.entries(shares).flatMap(([who, share]) =>
      Array<string>(share).fill({ manager, admin, seller, away }[who as keyof typeof shares]),
    ),
    cadence: { id: first.id, steps: steps.filter(({ cadence_id }) => cadence_id === first.id) },
  };
}
