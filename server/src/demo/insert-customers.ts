import type { Customer } from './berth.ts';
import type { CompanyPlan } from './company-plan.ts';
import { inventEmail, inventName, inventPhone } from './invented-people.ts';
import { inventCpf, withCheckDigits } from './invented-tax-ids.ts';
import type { Luck } from './luck.ts';
import type { Row, Tenant } from './owner-transaction.ts';

const regulars = 30;
const notes = ['Prefere sair cedo', 'Pede sempre lugar à sombra', 'Vem com dois cães pequenos'] as const;
const guests = [
  ['en', 'Britânica'],
  ['es', 'Argentina'],
  ['es', 'Uruguaia'],
  ['fr', 'Francesa'],
  ['it', 'Italiana'],
] as const;

type Company = { plan: CompanyPlan; luck: Luck; later: Luck; now: Temporal.Instant };

/**
 * Agents, regular customers, a hotel and somebody who was written down twice. `luck` is drawn from as before there were
 * details, which have a luck of their own: so the days that sail stay the same.
 */
export async function insertCustomers(company: Tenant, { plan, luck, later, now }: Company) {
  const invent = (name: string): Customer => ({
    id: luck.id(),
    name,
    phone: inventPhone(luck, plan.areaCode),
    email: inventEmail(name),
  });
  const agencies = plan.agents.map(invent);
  const customers = Array.from({ length: regulars }, () => invent(inventName(luck)));
  const [twin] = customers;
  const [hotel, hotelTaxId] = plan.registers.hotel;
  const rows = [
    ...agencies.map((row) => ({ ...bare(now), ...row, kind: 'agente' })),
    ...customers.map((row) => ({ ...row, ...details(later, now, agencies) })),
    {
      ...bare(now),
      ...{ id: later.id(), name: hotel, kind: 'empresa', tax_id: withCheckDigits(hotelTaxId) },
      ...{ phone: inventPhone(later, plan.areaCode), email: inventEmail(hotel) },
    },
    {
      ...bare(now),
      id: later.id(),
      name: twin?.name.split(' ')[0] ?? '',
      phone: twin?.phone ?? null,
      email: null,
    },
  ];
  await company.insert('customers', rows);
  await tagSome(company, { plan, later, ids: rows.map(({ id }) => id) });
  return { agents: new Map(agencies.map(({ id, name }) => [name, id])), customers };
}

const bare = (now: Temporal.Instant) => ({
  kind: 'pessoa',
  tax_id: null as string | null,
  birth_date: null as string | null,
  nationality: null as string | null,
  language: 'pt-BR' as string,
  marketing_consent: false,
  marketing_consent_at: null as string | null,
  agent_id: null as string | null,
  notes: null as string | null,
  created_at: now.subtract({ hours: 24 * 200 }).toString(),
});

/** One in five comes from abroad, one in four said yes to offers, one in six came through an agent. */
function details(later: Luck, now: Temporal.Instant, agencies: readonly Customer[]) {
  const known = now.subtract({ hours: 24 * (20 + later.below(180)) });
  const [language, nationality] = later.below(5) === 0 ? later.pick(guests) : ['pt-BR', 'Brasileira'];
  const isBrazilian = language === 'pt-BR';
  const agrees = later.below(4) === 0;
  const born = `${1950 + later.below(55)}-${String(1 + later.below(12)).padStart(2, '0')}-${String(1 + later.below(28)).padStart(2, '0')}`;
  return {
    ...bare(now),
    tax_id: isBrazilian && later.below(3) === 0 ? inventCpf(later) : null,
    birth_date: later.below(2) === 0 ? born : null,
    nationality,
    language,
    marketing_consent: agrees,
    marketing_consent_at: agrees ? known.toString() : null,
    agent_id: later.below(6) === 0 ? later.pick(agencies).id : null,
    notes: later.below(6) === 0 ? later.pick(notes) : null,
    created_at: known.toString(),
  };
}

async function tagSome(
  company: Tenant,
  { plan, later, ids }: { plan: CompanyPlan; later: Luck; ids: readonly string[] },
): Promise<void> {
  const tags = plan.registers.tags.map(([name, color]) => ({ id: later.id(), name, color }));
  await company.insert('lead_tags', tags);
  const links = ids.flatMap((owner_id): Row<'customers_tags'>[] => {
    const first = later.below(tags.length);
    const several = [0, 0, 1, 1, 2][later.below(5)] ?? 0;
    return Array.from({ length: several }, (_, position) => ({
      owner_id,
      target_id: tags[(first + position) % tags.length]?.id ?? '',
      position,
    }));
  });
  await company.insert('customers_tags', links);
}
