import type { Person } from './testing/world.ts';

let pairs = 0;

/** Two tags of which one was made. */
export async function mergedTags(by: Person, path: string, named: (name: string) => unknown) {
  const add = async (name: string) => (await by.post(path, { name: named(name) })).body;
  const [kept, other] = [await add(`Uma das duas ${++pairs}`), await add(`A outra ${pairs}`)];
  return { kept, other, answer: await by.post(`${path}/${kept.id}/merge`, { other_id: other.id }) };
}
/** Two leads of which one was made. */
export async function mergedLeads(staff: Person) {
  const add = async (name: string) =>
    (await staff.post('/leads', { name, phone: '48999990000', offered_value: 90 })).body;
  const [kept, other] = [await add('Ana Reis'), await add('Ana R.')];
  const pair = { other_id: other.id, version: 1, other_version: 1 };
  return { kept, other, answer: await staff.post(`/leads/${kept.id}/merge`, pair) };
}
