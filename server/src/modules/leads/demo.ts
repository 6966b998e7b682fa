import { afterWorking } from '@leme/contract/leads/inside-sales/working-hours';
import { type DemoWork, named, type Stored } from '../../demo/demo.ts';
import { fakeEmail, fakeName, fakePhone } from '../../demo/fake-people.ts';
import { openSalesRoom, type SalesRoom } from './demo/sales-room.ts';

const counts: Readonly<Record<DemoWork['company']['subdomain'], number>> = {
  'mar-azul': 1_284,
  'costa-verde': 64,
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
const reasons = [
  ['preco', 'Achou caro'],
  ['preco', 'Pediu desconto para seis'],
  ['sem_resposta', 'Não respondeu'],
  ['sem_resposta', 'Não respondeu'],
  ['clima', 'Choveu'],
  ['concorrente', 'Foi com outra empresa'],
  ['data', 'Sem vaga no dia'],
  ['desistiu', 'Cancelou a viagem'],
] as const;
/** Minutes until somebody answers; the last is a night. */
const answers = [3, 5, 8, 9, 12, 14, 25, 40, 75, 700] as const;
/** Minutes since these asked, whom nobody has answered yet: in time, past the half, late. */
const waiting = [2, 4, 9, 12, 38, 95] as const;
const warmth = ['frio', 'morno', 'morno', 'quente', null, null] as const;
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
  room: SalesRoom;
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
  const room = await openSalesRoom(work);
  const sellers = [named(staff, 'manager'), named(staff, 'admin')];
  const seeds: Seeds = { work, products, prices, sellers, room };
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
      const had = (done.get(row.id) ?? []).toSorted(byDate);
      const contacts = had.filter(({ type }) => type !== 'note');
      const next = due.get(row.id)?.[0];
      return {
        ...row,
        ...standingOf(seeds, row, next),
        first_contact_at: contacts[0]?.interaction_date ?? null,
        last_interaction_at: had.at(-1)?.interaction_date ?? row.created_at,
        next_due_at: next?.interaction_date ?? null,
        attempts: contacts.length,
      };
    }),
  );
  await insert('lead_interactions', talked);
  await insert('lead_tag_relations', await tagged(work, rows));
  await tellOf(work, rows);
}

const byDate = (one: { interaction_date: string }, other: { interaction_date: string }) =>
  one.interaction_date.localeCompare(other.interaction_date);

/** What it was promised when it came, and where it stands in its cadence. */
function standingOf(
  { room }: Seeds,
  { created_at }: LeadRow,
  next?: { cadence_run: string | null; cadence_step_id: string | null },
) {
  const run = next?.cadence_run ?? null;
  const step = room.cadence.steps.find(({ id }) => id === next?.cadence_step_id);
  return {
    first_response_due_at: afterWorking(room.hours, Temporal.Instant.from(created_at), 15).toString(),
    cadence_id: run && room.cadence.id,
    cadence_run: run,
    cadence_step: run ? (step?.day ?? 0) : null,
  };
}

/** The last ones as the trail tells them: who wrote them down, and who changed something since. */
async function tellOf({ tell }: DemoWork, rows: readonly LeadRow[]): Promise<void> {
  const latest = rows.toSorted((one, other) => other.created_at.localeCompare(one.created_at)).slice(0, 60);
  await tell(
    latest.flatMap(({ id: record_id, user_id, owner_id, status_since, created_at, status }) => {
      const of = { resource: 'leads', record_id };
      const made = { ...of, action: 'created' as const, actor_id: user_id, at: created_at };
      const moved = { ...of, action: 'updated' as const, actor_id: owner_id ?? user_id, at: status_since };
      return status === 'new' ? [made] : [made, moved];
    }),
  );
}

function leadOf({ work, products, prices, sellers, room }: Seeds, at: number) {
  const { company, random, now, today } = work;
  const fresh = at === 0 ? undefined : waiting[at - 1];
  const age = fresh === undefined ? ageOf(work, at) : 0;
  const created = now.subtract({ hours: age, minutes: fresh ?? random.below(60) });
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
  const ended = age > 40 * day;
  const drawn = random.pick(ended ? (['won', 'won', 'lost', 'lost', 'contacted'] as const) : statuses);
  const status = fresh === undefined ? drawn : 'new';
  const [lost_kind, lost_reason] = status === 'lost' ? random.pick(reasons) : [null, null];
  const moved = Math.min(age * 60, 30 + random.below(6 * day * 60));
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
    owner_id: random.below(5) === 0 ? null : random.pick(room.owners),
    lost_kind: lost_kind as string | null,
    lost_reason: lost_reason as string | null,
    temperature: random.pick(warmth) as string | null,
    status_since: (status === 'new' ? created : created.add({ minutes: moved })).toString(),
    created_at: created.toString(),
    updated_at: created.toString(),
  };
}

/** Hours since somebody asked: more of them lately, and the first one long ago. */
function ageOf({ random }: DemoWork, at: number): number {
  const drawn = Math.floor(((random.below(1000) * random.below(1000)) / 1_000_000) * 210 * day);
  return (at === 0 ? 205 * day : drawn) + random.below(day);
}

/** What was said, and for some what is to be said: later, or days ago and not done. */
function talksOf({ work: { random, now }, sellers, room }: Seeds, row: LeadRow, at: number) {
  if (at > 0 && at <= waiting.length) return [];
  const begun = Temporal.Instant.from(row.created_at);
  const minutes = Math.floor(begun.until(now).total('minutes'));
  const several = row.status === 'new' ? random.below(2) : 1 + random.below(3);
  const answered = random.pick(answers);
  const past = Array.from({ length: several }, (_, nth) => {
    const [type, title, description] = talks[(at + nth) % talks.length] ?? talks[0];
    const then = begun.add({ minutes: Math.max(0, Math.min(minutes - 1, answered + nth * 1800)) }).toString();
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
      cadence_run: null as string | null,
      cadence_step_id: null as string | null,
    };
  });
  if (at % 9 !== 0 || row.status === 'won' || row.status === 'lost') return past;
  const late = [now.subtract({ hours: 30 }), now.subtract({ hours: 2 })][(at / 18) % 2];
  const due = late ?? now.add({ hours: at % 27 === 0 ? 3 : 20 + random.below(80) });
  // One in two goes through a cadence.
  const step = random.below(2) === 0 ? random.pick(room.cadence.steps.slice(1)) : undefined;
  const pending = {
    id: random.id(),
    lead_id: row.id,
    type: step?.type ?? 'call',
    title: step?.title ?? 'Retornar',
    description: null,
    interaction_date: due.toString(),
    done_at: null as string | null,
    created_at: now.subtract({ hours: 60 }).toString(),
    user_id: random.pick(sellers),
    cadence_run: step ? random.id() : null,
    cadence_step_id: step?.id ?? null,
  };
  return [...past, pending];
}

async function tagged({ random, read }: DemoWork, rows: readonly LeadRow[]) {
  const tags = await read('lead_tags');
  const ofPayment = tags.filter(({ name }) => /pag/i.test(name));
  // What is still to come counts on the cards alone, and is the larger part.
  const weighted = ofPayment.flatMap((tag) => (/pendente/i.test(tag.name) ? [tag, tag, tag] : [tag]));
  const others = tags.filter((tag) => !ofPayment.includes(tag));
  return rows.flatMap((row) => {
    const paid = row.status === 'won' || random.below(10) === 0 ? [random.pick(weighted)] : [];
    const first = random.below(others.length);
    const more = [0, 1, 1, 2, 3][random.below(5)] ?? 0;
    const own = Array.from({ length: more }, (_, nth) => others[(first + nth) % others.length]);
    return [...own, ...paid].flatMap((tag, position) =>
      tag ? [{ lead_id: row.id, tag_id: tag.id, position: position + 1 }] : [],
    );
  });
}
