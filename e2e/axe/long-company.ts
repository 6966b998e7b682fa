import { join } from 'node:path';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { inject } from 'vitest';
import { readFiles, root } from '../../scripts/rules/sources.ts';
import { exampleRow, type Values } from '../../server/src/testing/registers/example-rows.ts';
import { ask } from '../browser.ts';
import { aCompany, sell } from '../own-companies.ts';
import { openOffice } from '../pier/pier-day.ts';

/** Words as people write them, and one that no line holds. */
const long =
  'Excursão da Associação dos Pescadores e Marisqueiras do Pântano do Sul com almoço, fotografia e traslado de ida e volta para Florianópolis-Continente-e-Arredores-sem-Quebra-de-Linha-Possível pelos Trapiches';

export const day = '2035-09-05';

export type LongCompany = Awaited<ReturnType<typeof aLongCompany>>;

/**
 * A company that no other journey enters, so that the same rows stand there whatever the day: in each register one as
 * people write them and one whose names are as long as they may be, up to two hundred letters.
 */
export async function aLongCompany(subdomain: string) {
  const urls = inject('databaseUrls');
  const roles = ['admin'] as const;
  const tenant_id = await aCompany(urls, { subdomain, name: `Companhia ${long}`.slice(0, 120), roles });
  await sell(urls, tenant_id);
  const email = `admin@${subdomain}.test`;
  const made = await fillRegisters(email);
  const office = await openOffice(email);
  const boat_ids = [made.get('boats') ?? ''];
  await office.send('PATCH', `/boats/${boat_ids[0]}`, { capacity: 20, version: 1 });
  const { products } = await office.send('GET', '/sessions/options');
  const session = await office.send('POST', '/sessions', {
    product_id: products[0].id,
    date: day,
    start_time: '08:00',
    end_time: '10:00',
    boat_ids,
    guide_name: long.slice(0, 80),
    sailor_name: long.slice(0, 80),
    notes: long,
    total_capacity: 12,
  });
  const second = await office.aSession(day, '15:00');
  const booking = await office.aBooking(session, { name: long.slice(0, 120), adults: 3, needs: long });
  await office.aBooking(session, { name: 'Família Curta', adults: 2, paid: 20 });
  await office.aBooking(second, { name: 'Rui Breve' });
  const user = await ask(email, 'POST', '/users', {
    full_name: long.slice(0, 120),
    email: `comprido@${subdomain}.test`,
    role: 'user',
    password: 'Onda-77',
  });
  return { subdomain, email, made, session, booking, user };
}

/** Two rows in each register of companies; answers the long ones by register. */
async function fillRegisters(email: string): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  const kept = (await resources()).filter(({ scope }) => scope === 'company');
  for (const resource of kept.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const pointing = pointingOf(resource);
    const to = Object.fromEntries(pointing.map(([field, { to: name = '' }]) => [field, made.get(name)]));
    const send = (row: Values) => ask(email, 'POST', `/${resource.name}`, { ...row, ...to });
    if (!resource.of) await send(exampleRow(resource, 1));
    const { id } = await send({ ...exampleRow(resource, 2), ...longTexts(resource) });
    made.set(resource.name, id);
  }
  return made;
}

const pointingOf = ({ fields }: Resource) =>
  Object.entries(fields).filter(([, { kind, required }]) => kind === 'reference' && required);

/** What points to another row comes after it, children after those whose they are. */
const placeOf = (resource: Resource) => (resource.of ? 2 : Number(pointingOf(resource).length > 0));

/** What of a row may be as long as one likes. */
function longTexts({ fields }: Resource): Values {
  const free = Object.entries(fields).filter(
    ([, { kind, max = 0, isSlug, isWord, onlyDigits, codeIn }]) =>
      kind === 'text' && max >= 40 && !isSlug && !isWord && !onlyDigits && !codeIn,
  );
  return Object.fromEntries(
    free.map(([name, { max = 0 }]) => [name, long.slice(0, Math.min(max, 200)).trim()]),
  );
}

/** Every register that a module declares. */
async function resources(): Promise<Resource[]> {
  const files = readFiles().filter(
    ({ path, text }) => /^contract\/src\/[a-z]+\/[\w-]+\.ts$/.test(path) && text.includes('defineResource({'),
  );
  const modules = await Promise.all(files.map(({ path }) => import(join(root, path))));
  return modules.flatMap((each) => Object.values<unknown>(each)).filter(isResource);
}

function isResource(value: unknown): value is Resource {
  return typeof value === 'object' && value !== null && 'scope' in value && 'listed' in value;
}
