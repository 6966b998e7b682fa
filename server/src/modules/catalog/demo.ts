import { type PolicyTemplate, policyTemplates } from '@leme/contract/catalog/policy-templates';
import { type DemoWork, named } from '../../demo/demo.ts';
import { policyOf } from './cancellation-policies.resource.ts';
import type { FarePlan } from './demo/catalog-plan.ts';
import { costaVerde } from './demo/costa-verde.ts';
import { marAzul } from './demo/mar-azul.ts';

const plans = { 'mar-azul': marAzul, 'costa-verde': costaVerde };

/** Whom each fare is for, by age. */
const ages: Readonly<Partial<Record<FarePlan['code'], readonly [from: number, to: number]>>> = {
  INFANT: [0, 4],
  CHILD: [5, 11],
  ADULT: [12, 59],
  SENIOR: [60, 120],
};

/** What every voucher of the demo says beside its Portuguese. */
const voucherTexts = {
  en: 'Please arrive 20 minutes early with this voucher and an ID.',
  es: 'Llegue 20 minutos antes con este voucher y un documento.',
  fr: 'Présentez-vous 20 minutes avant avec ce bon et une pièce d’identité.',
  it: 'Arriva 20 minuti prima con questo voucher e un documento.',
};

/** What a company sells, with its fares, and the shelves it stands on. */
export async function demo({ company, random, insert, readPlatform }: DemoWork): Promise<void> {
  const plan = plans[company.subdomain];
  const ids = new Map(plan.categories.map(([name]) => [name, random.id()]));
  await insert(
    'product_categories',
    plan.categories.map(([name, inside], order_index) => ({
      id: named(ids, name),
      name,
      parent_id: inside ? named(ids, inside) : null,
      order_index,
    })),
  );
  const shown = plan.products.map(({ fares, tags, ...row }) => ({
    row: { ...row, id: random.id() },
    fares: fares.map((fare) => ({ ...fare, id: random.id() })),
    tags,
  }));
  const charter = { id: random.id(), sizes: [random.id(), random.id()] };
  const policies = new Map(policyTemplates.map((template) => [template, random.id()]));
  await insertPolicies(insert, policies);
  await insert(
    'products',
    shown.map(({ row, fares: [first] }) => ({
      ...row,
      status: 'active',
      octo_enabled: true,
      price: first?.cost_price ?? 0,
      category_id: named(ids, plan.shelves[row.type] ?? plan.shelves.shared_tour),
      rounding: '0.50',
      deposit_bp: 3000,
      cancellation_policy_id: row.sharing_mode === 'private' ? named(policies, 'charter') : null,
      meeting_point: plan.meetingPoint,
      voucher_text: 'Chegue 20 minutos antes com este voucher e um documento.',
      voucher_text_translations: JSON.stringify(voucherTexts),
    })),
  );
  await insert(
    'fare_types',
    shown.flatMap(({ row, fares }) =>
      fares.map((fare, order_index) => {
        const [min_age = null, max_age = null] = ages[fare.code] ?? [];
        return { ...fare, product_id: row.id, order_index, min_age, max_age };
      }),
    ),
  );
  await insertCharter(insert, charter, named(ids, plan.shelves.private_charter ?? plan.shelves.shared_tour));
  const words = await readPlatform('product_tags');
  const tagIds = new Map(words.map(({ id, name }) => [name, id]));
  await insert(
    'products_tags',
    shown.flatMap(({ row, tags }) =>
      tags.map((tag, position) => ({ owner_id: row.id, target_id: named(tagIds, tag), position })),
    ),
  );
  await insertBoatPrices({ insert, random }, shown);
}

type Shown = {
  row: { id: string; sharing_mode: string };
  fares: readonly { cost_price: number; pax_count?: number }[];
};

/** Whole boats are sold by the size of the group, at what their one fare says. Drawn last, so that nothing else moves. */
async function insertBoatPrices(
  { insert, random }: Pick<DemoWork, 'insert' | 'random'>,
  shown: readonly Shown[],
) {
  const whole = shown.filter(({ row }) => row.sharing_mode === 'private');
  const prices = whole.flatMap(({ row, fares: [fare] }) => {
    if (!fare) return [];
    const max_size = fare.pax_count ?? 1;
    const name = `Até ${max_size} pessoas`;
    return [{ id: random.id(), product_id: row.id, name, max_size, price: fare.cost_price }];
  });
  if (prices.length > 0) await insert('product_group_prices', prices);
}

type Insert = DemoWork['insert'];

/** The usual policies, of which the company goes by the first where a product says nothing else. */
async function insertPolicies(insert: Insert, ids: ReadonlyMap<PolicyTemplate, string>): Promise<void> {
  await insert(
    'cancellation_policies',
    [...ids].map(([template, id]) => {
      const { tiers, text, ...policy } = policyOf(template);
      const { 'pt-BR': own, ...others } = text;
      return {
        ...policy,
        id,
        tiers: JSON.stringify(tiers),
        text: own ?? null,
        text_translations: JSON.stringify(others),
      };
    }),
  );
  await insert('selling_defaults', [
    {
      min_party: 1,
      max_party: 40,
      cutoff_min: 60,
      horizon_days: 365,
      deposit_bp: 3000,
      balance_due_hours: 24,
      cancellation_policy_id: named(ids, 'flexible'),
    },
  ]);
}

type Charter = { id: string; sizes: readonly string[] };

/** A draft with a price for each size of a party, of whose list a meeting point and the text of the voucher are open. */
async function insertCharter(insert: Insert, { id, sizes }: Charter, category_id: string): Promise<void> {
  await insert('products', [
    {
      id,
      name: 'Fretamento privativo',
      type: 'private_charter',
      sharing_mode: 'private',
      category_id,
      color: '#475569',
      duration_min: 240,
      status: 'draft',
      price: 0,
      max_party: 12,
    },
  ]);
  const steps = [
    { name: 'Até 6 pessoas', max_size: 6, price: 1800 },
    { name: '7 a 12 pessoas', max_size: 12, price: 2600 },
  ];
  await insert(
    'product_group_prices',
    steps.map((step, at) => ({ ...step, id: sizes[at] ?? '', product_id: id })),
  );
}
