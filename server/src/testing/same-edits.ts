import { suppliers } from '@leme/contract/fleet/suppliers';
import type { AnyRow, HistoryEntry } from '@leme/contract/kit/resource/resource';
import { moveTo } from '@leme/contract/kit/resource/states';
import fc from 'fast-check';
import { add, importRows } from '../kit/resource/transfer/import/importing.testing.ts';
import type { Person, World } from './world.ts';

type Keeper = { by: Person; types: readonly string[]; ids: string[] };

const typeNames = ['Estaleiro', 'Combustível', 'Vela; "grande"'];
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const words = fc.constantFrom('Náutica Sul', '=SOMA(A1)', 'um\ndois', "'aspas'", 'Ção; e "ção"', '+55', '-');
const line = words.map((text) => text.replace('\n', ' '));

/** What somebody types into the form of a supplier: any of its fields, in any combination. Types are numbers of `typeNames`. */
const typed = fc.record(
  {
    legal_name: maybe(line),
    types: fc.uniqueArray(fc.nat(typeNames.length - 1)),
    contact_name: maybe(line),
    email: maybe(fc.nat(99).map((n) => `pessoa${n}@exemplo.test`)),
    phone: maybe(fc.nat(9_999).map((n) => `+55489${String(n).padStart(8, '0')}`)),
    payment_terms_days: maybe(fc.nat(365)),
    rating: maybe(fc.integer({ min: 1, max: 5 })),
    notes: maybe(words),
  },
  { requiredKeys: [] },
);

/** Now and then its state is changed instead: by a move, or by a file. */
const edit = fc.oneof({ weight: 5, arbitrary: typed }, fc.constantFrom('active', 'inactive'));

/** Suppliers of three companies, edited alike: field by field, as whole rows, and by a file. Answers rows and trails of each. */
export async function sameEdits(world: World, { rows, rounds }: { rows: number; rounds: number }) {
  const keepers = await Promise.all([1, 2, 3].map(() => aKeeper(world, rows)));
  const [byField, byRow, byFile] = keepers as [Keeper, Keeper, Keeper];
  for (let round = 1; round <= rounds; round += 1) {
    const edits = fc.sample(edit, { numRuns: rows, seed: round });
    for (const [at, wanted] of edits.entries()) {
      if (typeof wanted === 'string') {
        for (const keeper of [byField, byRow]) await move(keeper, at, wanted);
        continue;
      }
      const { types, ...fields } = wanted;
      const said = (by: Keeper) => ({ ...fields, ...(types && { types: types.map((n) => by.types[n]) }) });
      await patch(byField, at, said(byField));
      await patch(byRow, at, { ...(await wholeRow(byRow, at)), ...said(byRow) });
    }
    const { bytes } = await byField.by.get('/suppliers/export?sort=created_at');
    const at = new Map(byField.ids.map((id, place) => [id, byFile.ids[place] ?? '']));
    const text = String(bytes).replace(/^[0-9a-f-]{36}/gm, (id) => at.get(id) ?? id);
    const { refused_count } = await importRows(byFile.by, '/suppliers', text);
    if (refused_count > 0) throw new Error(`A file refused ${refused_count} rows`);
  }
  return await Promise.all(keepers.map(left));
}

async function aKeeper(world: World, rows: number): Promise<Keeper> {
  const by = await world.user(await world.company(), 'admin');
  const types: string[] = [];
  for (const name of typeNames) types.push((await add(by, '/supplier-types', { name })).id);
  const ids: string[] = [];
  for (let n = 0; n < rows; n += 1)
    ids.push((await add(by, '/suppliers', { name: `Fornecedor ${String(n).padStart(5, '0')}` })).id);
  return { by, types, ids };
}

const read = async ({ by, ids }: Keeper, at: number): Promise<AnyRow> =>
  (await by.get(`/suppliers/${ids[at]}`)).body;

async function wholeRow(keeper: Keeper, at: number): Promise<Record<string, unknown>> {
  const row = await read(keeper, at);
  return Object.fromEntries(Object.keys(suppliers.fields).map((name) => [name, row[name]]));
}

async function move(keeper: Keeper, at: number, status: string): Promise<void> {
  const row = await read(keeper, at);
  const name = moveTo(suppliers, row, 'status', status)?.name;
  // A file gives no reason.
  const answer = name && (await keeper.by.post(`/suppliers/${row.id}/${name}`, { version: row.version }));
  if (answer && answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

async function patch(keeper: Keeper, at: number, fields: object): Promise<void> {
  const { version } = await read(keeper, at);
  const { status, body } = await keeper.by.patch(`/suppliers/${keeper.ids[at]}`, { ...fields, version });
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
}

/** What is left of it: rows and trails without what no two companies share. */
async function left(keeper: Keeper) {
  const told: { row: object; trail: object[] }[] = [];
  for (const at of keeper.ids.keys()) {
    const { id, types, created_at, updated_at, ...row } = await read(keeper, at);
    const { data } = (await keeper.by.get(`/suppliers/${id}/history`)).body as { data: HistoryEntry[] };
    told.push({ row, trail: data.map(({ action, changes }) => ({ action, changes: byName(changes) })) });
  }
  return told;
}

const byName = (changes: HistoryEntry['changes']) => changes.toSorted((a, b) => (a.field < b.field ? -1 : 1));
