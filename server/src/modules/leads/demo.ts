import { type DemoWork, named, type Stored } from '../../demo/demo.ts';
import { fakeEmail, fakeName, fakePhone } from '../../demo/fake-people.ts';

const counts: Readonly<Record<DemoWork['company']['subdomain'], number>> = {
  'mar-azul': 1_284,
  'costa-verde': 212,
};

const statuses = ['new', 'contacted', 'qualified', 'proposal', 'negotiation', 'won', 'lost'] as const;
const sources = [
  ...['whatsapp', 'whatsapp', 'whatsapp', 'instagram', 'instagram', 'telefone', 'site', 'indicacao'],
  ...['balcao', 'agencia', 'outro'],
] as const;
const abroad = [
  ['Uruguai', '+598', '99123456'],
  ['Argentina', '+54', '91145678901'],
  ['Portugal', '+351', '912345678'],
  ['Itália', '+39', '3312345678'],
  ['Estados Unidos', '+1', '4155550132'],
] as const;
const reasons = ['Achou caro', 'Choveu', 'Foi com outra empresa', 'Não respondeu'] as const;
const talks = [
  ['whatsapp', 'Primeira resposta', 'Perguntou por horários e se as crianças pagam.'],
  ['call', 'Ligação', 'Prefere sair pela manhã.'],
  ['email', 'Proposta enviada', 'Valores e o que levar.'],
  ['note', 'Anotação inicial', 'Hospedada no centro, vem com a família.'],
  ['meeting', 'Visita ao píer', null],
] as const;

const day = 24;
const letters = 200;
const longEmail = `${'m'.repeat(64)}@${'d'.repeat(63)}.${'d'.repeat(letters - 134)}.test`;

type Seeds = {
  work: DemoWork;
  products: readonly Stored<'products'>[];
  prices: ReadonlyMap<string, number>;
  sellers: readonly string[];
};
type LeadRow = ReturnType<typeof leadOf>;

/** Seven months of people who asked, with what was said to them and what is still to be done. */
export async function demo(work: DemoWork): Promise<void> {
  const { company, random, staff, insert, read } = work;
  const products = (await read('products')).filter(({ status }) => status === 'active');
  const fares = (await read('fare_types')).toSorted((one, other) => one.order_index - other.order_index);
  const prices = new Map(
    products.map(({ id, price }) => [
      id,
      Number(fares.find(({ product_id }) => product_id === id)?.cost_price ?? price),
    ]),
  );
  const seeds: Seeds = { work, products, prices, sellers: [named(staff, 'manager'), named(staff, 'admin')] };
  const rows = Array.from({ length: counts[company.subdomain] - 3 }, (_, at) => leadOf(seeds, at));
  const [first, second] = rows;
  // Among them one who asked three times, and one of whom everything is long.
  if (first && second) {
    rows.push({ ...second, id: random.id(), name: second.name.split(' ')[0] ?? '' });
    rows.push({ ...second, id: random.id(), email: null });
    rows.push({
      ...first,
      id: random.id(),
      name: 'Maximiliana '.repeat(10).trim(),
      email: longEmail,
      lost_reason: 'x'.repeat(letters),
    });
  }
  const talked = rows.flatMap((row, at) => talksOf(seeds, row, at));
  const done = Map.groupBy(
    talked.filter(({ done_at }) => done_at !== null),
    ({ lead_id }) => lead_id,
  );
  const due = Map.groupBy(
    talked.filter(({ done_at }) => done_at === null),
    ({ lead_id }) => lead_id,
  );
  await insert(
    'leads',
    rows.map((row) => {
      const dates = (done.get(row.id) ?? []).map(({ interaction_date }) => interaction_date).toSorted();
      return {
        ...row,
        first_contact_at: dates[0] ?? null,
        last_interaction_at: dates.at(-1) ?? row.created_at,
        next_due_at: due.get(row.id)?.[0]?.interaction_date ?? null,
      };
    }),
  );
  await insert('lead_interactions', talked);
  await insert('lead_tag_relations', await tagged(work, rows));
}

function leadOf({ work: { company, random, now, today }, products, prices, sellers }: Seeds, at: number) {
  // More of them lately.
  const age =
    Math.floor(((random.below(1000) * random.below(1000)) / 1_000_000) * 210 * day) + random.below(day);
  const created = now.subtract({ hours: age, minutes: random.below(60) });
  const name = fakeName(random);
  const product = random.below(12) === 0 ? undefined : random.pick(products);
  const [country, country_code, phone] =
    at % 17 === 5 ? random.pick(abroad) : (['Brasil', '+55', fakePhone(random, company.areaCode)] as const);
  const adults = 1 + random.below(4);
  const children = [0, 0, 0, 1, 2][random.below(5)] ?? 0;
  const isPrivate = product?.sharing_mode === 'private';
  const price = (product && prices.get(product.id)) || 180;
  const wanted = Temporal.PlainDate.from(today).add({ days: random.below(60) - Math.floor(age / day / 2) });
  // Old ones have come to an end.
  const status =
    age > 40 * day
      ? random.pick(['won', 'won', 'lost', 'lost', 'contacted'] as const)
      : random.pick(statuses);
  return {
    id: random.id(),
    name,
    country,
    country_code,
    phone: phone.replace(/^\+55/, ''),
    status,
    email: random.below(4) === 0 ? null : fakeEmail(name),
    product_id: product?.id ?? null,
    ...(random.below(8) === 0
      ? { interest_date_from: null, interest_date_to: null }
      : {
          interest_date_from: wanted.toString(),
          interest_date_to: wanted.add({ days: random.below(4) === 0 ? 2 : 0 }).toString(),
        }),
    adult_count: isPrivate ? null : adults,
    child_count: isPrivate ? null : children,
    passenger_count: isPrivate ? adults + children + 4 : adults + children,
    adult_price: isPrivate ? null : price,
    child_price: isPrivate ? null : price / 2,
    offered_value: isPrivate ? Math.max(price, 900) : price * adults + (price / 2) * children,
    value_mode: isPrivate ? 'manual' : 'auto',
    source: random.pick(sources) as string,
    user_id: random.pick(sellers),
    owner_id: random.below(5) === 0 ? null : random.pick(sellers),
    lost_reason: status === 'lost' ? (random.pick(reasons) as string) : null,
    created_at: created.toString(),
    updated_at: created.toString(),
  };
}

/** What was said, and for some what is to be said: later, or days ago and not done. */
function talksOf({ work: { random, now }, sellers }: Seeds, row: LeadRow, at: number) {
  const begun = Temporal.Instant.from(row.created_at);
  const hours = Math.max(1, Math.floor(begun.until(now).total('hours')));
  const several = row.status === 'new' ? random.below(2) : 1 + random.below(3);
  const past = Array.from({ length: several }, (_, nth) => {
    const [type, title, description] = talks[(at + nth) % talks.length] ?? talks[0];
    const then = begun.add({ hours: Math.min(hours - 1, 1 + nth * 30) }).toString();
    return {
      id: random.id(),
      lead_id: row.id,
      type: type as string,
      title: title as string,
      description,
      interaction_date: then,
      done_at: then as string | null,
      created_at: then,
      user_id: random.pick(sellers),
    };
  });
  if (at % 9 !== 0 || row.status === 'won' || row.status === 'lost') return past;
  const due = at % 18 === 0 ? now.subtract({ hours: 30 }) : now.add({ hours: 20 + random.below(80) });
  const pending = {
    id: random.id(),
    lead_id: row.id,
    type: 'call',
    title: 'Retornar',
    description: null,
    interaction_date: due.toString(),
    done_at: null as string | null,
    created_at: now.subtract({ hours: 60 }).toString(),
    user_id: random.pick(sellers),
  };
  return [...past, pending];
}

async function tagged({ random, read }: DemoWork, rows: readonly LeadRow[]) {
  const tags = await read('lead_tags');
  const ofPayment = tags.filter(({ name }) => /pag/i.test(name));
  const others = tags.filter((tag) => !ofPayment.includes(tag));
  return rows.flatMap((row) => {
    const paid = row.status === 'won' || random.below(10) === 0 ? [random.pick(ofPayment)] : [];
    const first = random.below(others.length);
    const more = [0, 1, 1, 2, 3][random.below(5)] ?? 0;
    const own = Array.from({ length: more }, (_, nth) => others[(first + nth) % others.length]);
    return [...own, ...paid].flatMap((tag, position) =>
      tag ? [{ lead_id: row.id, tag_id: tag.id, position: position + 1 }] : [],
    );
  });
}
