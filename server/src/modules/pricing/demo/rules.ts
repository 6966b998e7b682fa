import type { DayRange } from '@leme/contract/kit/values/day-ranges';
import { type RuleValues, type SpecialValues, specialTerms } from '@leme/contract/pricing/rule-conditions';
import { type DemoWork, named } from '../../../demo/demo.ts';
import { asPublished } from '../rules/published.ts';

const seasons = {
  'Alta temporada': [{ from: '12-15', to: '02-28' }],
  Réveillon: [{ from: '12-30', to: '01-01' }],
  'Feriados nacionais': [
    { day: 'holidays', before: 0, after: 0 },
    { day: 'carnival', before: 3, after: 1 },
  ],
} as const satisfies Record<string, readonly DayRange[]>;

type Season = keyof typeof seasons;

/** A rule that asks nothing and does nothing. */
const bare: RuleValues = {
  name: '',
  active: true,
  priority: 0,
  stackable: false,
  applies_always: false,
  effect: 'percent',
  amount: null,
  percent_bp: 0,
  category_ids: [],
  tag_ids: [],
  product_ids: [],
  boat_ids: [],
  agent_ids: [],
  season_id: null,
  travel: null,
  sale: null,
  weekdays: [],
  start_from: null,
  start_to: null,
  lead_min: null,
  lead_max: null,
  occupancy_min_bp: null,
  occupancy_max_bp: null,
  party_min: null,
  party_max: null,
  fares: [],
  channels: [],
};

type Plan = Partial<RuleValues> & Pick<RuleValues, 'name'> & { season?: Season };

const plans: readonly Plan[] = [
  { name: 'Verão', season: 'Alta temporada', percent_bp: 2000, priority: 10 },
  { name: 'Réveillon', season: 'Réveillon', percent_bp: 3500, priority: 20 },
  { name: 'Fim de semana', weekdays: [6, 7], percent_bp: 1000, stackable: true, priority: 5 },
  { name: 'Antecedência', lead_min: 30, percent_bp: -500, stackable: true, priority: 1 },
  { name: 'Últimos lugares', occupancy_min_bp: 8000, percent_bp: 1500, stackable: true, priority: 4 },
  {
    name: 'Criança grátis em grupo',
    fares: ['CHILD'],
    party_min: 4,
    effect: 'set',
    amount: 0,
    percent_bp: null,
    stackable: true,
    priority: 2,
  },
];

/** Seasons and six rules that count: of those that exclude each other New Year's Eve goes before summer, the rest add up. */
export async function demoRules(work: DemoWork): Promise<void> {
  const { random, staff, now, insert } = work;
  const ids = new Map((Object.keys(seasons) as Season[]).map((name) => [name as string, random.id()]));
  await insert(
    'price_seasons',
    Object.entries(seasons).map(([name, ranges]) => ({
      id: named(ids, name),
      name,
      ranges: JSON.stringify(ranges),
    })),
  );
  const rules = plans.map(({ season, ...plan }) => {
    const values = { ...bare, ...plan, season_id: season ? named(ids, season) : null };
    return { id: random.id(), values, ranges: season ? seasons[season] : [] };
  });
  await insert(
    'pricing_rules',
    rules.map(({ id, values }) => {
      const { category_ids, tag_ids, product_ids, boat_ids, agent_ids, travel, sale, ...columns } = values;
      return { ...columns, id, published_version: 1 };
    }),
  );
  await insert(
    'pricing_rule_versions',
    rules.map(({ id, values, ranges }) => ({
      rule_id: id,
      version: 1,
      draft_version: 1,
      season_version: values.season_id ? 1 : null,
      rule: JSON.stringify(asPublished(values, ranges)),
      published_at: now.toString(),
      published_by: named(staff, 'admin'),
    })),
  );
  await demoSpecials(work);
}

const open: SpecialValues = {
  name: '',
  active: true,
  reason: null,
  effect: 'set',
  price: null,
  percent_bp: null,
  with_rules: false,
  product_ids: [],
  fares: [],
  travel: null,
  validity: null,
  agent_id: null,
  customer_id: null,
  code: null,
  quota: null,
};

/** What is agreed with an agency, and a word for fifty. */
async function demoSpecials({ random, today, insert, read }: DemoWork): Promise<void> {
  const agents = (await read('customers')).filter(({ kind }) => kind === 'agente').slice(0, 1);
  const to = Temporal.PlainDate.from(today).add({ days: 90 }).toString();
  const agreed = { name: 'Tarifa da agência', reason: 'Acordo da temporada', price: 150, fares: ['ADULT'] };
  const word = { name: 'Palavra VERAO27', reason: 'Campanha nas redes', code: 'VERAO27', quota: 50 };
  const specials = [
    ...agents.map(({ id }) => ({ ...open, ...agreed, agent_id: id })),
    {
      ...open,
      ...word,
      effect: 'percent',
      percent_bp: -1000,
      with_rules: true,
      validity: { from: today, to },
    },
  ].map((values) => ({ id: random.id(), values: values as SpecialValues }));
  await insert(
    'special_prices',
    specials.map(({ id, values: { product_ids, travel, validity, ...columns } }) => ({
      ...columns,
      id,
      validity_from: validity?.from ?? null,
      validity_to: validity?.to ?? null,
    })),
  );
  await insert(
    'special_price_versions',
    specials.map(({ id, values }) => ({
      special_price_id: id,
      version: 1,
      special: JSON.stringify({ with_rules: values.with_rules, ...specialTerms(values) }),
    })),
  );
}
