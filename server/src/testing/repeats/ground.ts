import { productTags } from '@leme/contract/catalog/product-tags';
import { aSession, aTrade } from '../companies/trade.ts';
import { exampleRow } from '../registers/example-rows.ts';
import type { openWorld, Person } from '../world.ts';

/** What is sent, and another body that must not be taken for it; text is CSV. */
export type Attempt = { path: string; body: object | string; other: object | string; by?: Person };

/** An attempt of each endpoint that asks for a key, on something that nobody has touched. */
export type Attempts = Record<string, () => Promise<Attempt>>;

/** A company with staff, an operator, something to sell, and what attempts begin with. */
export async function openGround(world: Awaited<ReturnType<typeof openWorld>>) {
  const company = await world.company();
  const [staff, operator] = [await world.user(company, 'admin'), await world.operator('saas_super_admin')];
  const trade = await aTrade(world, company);
  let made = 0;
  const next = () => {
    made += 1;
    return made;
  };
  const freeDay = () => Temporal.PlainDate.from('2030-01-01').add({ days: next() }).toString();
  const anAddress = () => `repetida-${next()}@exemplo.com.br`;
  const add = async (by: Person, path: string, body: object) =>
    (await by.post(path, body)).body as { id: string; version: number };
  return {
    world,
    company,
    staff,
    operator,
    trade,
    next,
    freeDay,
    anAddress,
    add,
    aDeparture: () => aSession(staff, trade, { date: freeDay(), boat_ids: [] }),
    /** What new addresses are counted in is there from the first one on. */
    invitedBefore: () =>
      staff.post('/users/invitations', {
        rows: [{ full_name: 'Ivo Paz', email: anAddress(), role: 'user' }],
      }),
    aLead: () => add(staff, '/leads', { name: `Lead ${next()}`, phone: '48999990000', offered_value: 90 }),
    aTag: () => add(staff, '/tags', { name: `Tag ${next()}` }),
    aProductTag: () => add(operator, '/product-tags', exampleRow(productTags, next())),
    aCustomer: () => add(staff, '/customers', { name: `Pessoa ${next()}` }),
  };
}

export type Ground = Awaited<ReturnType<typeof openGround>>;
