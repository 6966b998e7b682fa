import { customers } from '../contract/src/sales/customers.ts';
import { expectStatus } from '../server/src/drills/caller.testing.ts';
import { aBulkCompany, type BulkCompany, settle } from '../server/src/drills/million/bulk.testing.ts';
import { fillRegister } from '../server/src/drills/million/bulk-register.testing.ts';
import { compare, type Result } from './result.ts';
import { interleave } from './samples.ts';
import type { Stage } from './stage.ts';

const sizes = { few: 1_000, many: 100_000, most: 1_000_000 };
const perPage = 50;

const columns = `id, version, created_at, updated_at, deleted_at, name, kind, phone, email, tax_id, birth_date, nationality,
  language, marketing_consent, agent_id, notes`;
const living = 'tenant_id = $1 and deleted_at is null';
const page = `select ${columns} from customers where ${living} order by name collate "und-x-icu", id limit ${perPage + 1}`;
const count = `select count(*) from (select 1 from customers where ${living} order by created_at, id limit 1001) c`;

/** P2, P3, P5, P6: the list of a register with a thousand, a hundred thousand and a million rows of one company. */
export async function registerCases(stage: Stage, samples: number): Promise<Result[]> {
  const companies = { few: stage.small, many: await aCompany(stage), most: await aCompany(stage) };
  for (const name of ['few', 'many', 'most'] as const)
    await fillRegister(stage.superuserUrl, customers, companies[name].id, sizes[name]);
  await settle(stage.superuserUrl);
  const [few, many, most] = [
    await stage.caller(companies.few),
    await stage.caller(companies.many),
    await stage.caller(companies.most),
  ];
  const first = `/customers?limit=${perPage}`;
  const list = JSON.parse((await expectStatus(200, most.get(first))).text);
  const raw = await stage.raw(companies.most);
  const deep = `${first}&cursor=${await deepCursor(list.nextCursor, () =>
    raw.query(
      `select name, id from customers where ${living} order by name collate "und-x-icu", id offset 900000 limit 1`,
      [companies.most.id],
    ),
  )}`;
  const ask = (caller: typeof few, path: string) => () => expectStatus(200, caller.get(path));
  const times = await interleave(
    {
      http: ask(most, first),
      statements: () =>
        Promise.all([
          raw.query({ name: 'page', text: page, values: [companies.most.id] }),
          raw.query({ name: 'count', text: count, values: [companies.most.id] }),
        ]),
      deep: ask(most, deep),
      fewList: ask(few, first),
      foundInMany: ask(many, `${first}&q=9e3779b1`),
      foundInMost: ask(most, `${first}&q=9e3779b1`),
    },
    { samples, warmUp: 50 },
  );
  return [
    compare(
      'P2',
      'page 1 of a million customers over HTTP ÷ its two statements',
      [times.http, times.statements],
      { ratio: 2.3 },
    ),
    compare('P3', 'a page 900,000 rows deep, by cursor ÷ page 1', [times.deep, times.http], { ratio: 1.12 }),
    compare('P5', 'page 1 with its total among a million ÷ among a thousand', [times.http, times.fewList], {
      ratio: 4,
      most: 5,
    }),
    compare(
      'P6',
      'a part of a name among a million ÷ among 100,000',
      [times.foundInMost, times.foundInMany],
      {
        ratio: 2,
      },
    ),
  ];
}

function aCompany(stage: Stage): Promise<BulkCompany> {
  return aBulkCompany(
    { admin: stage.urls.admin, superuser: stage.superuserUrl },
    { sessions: 1000, everybody: false },
  );
}

/** A cursor of the same list at another place. */
async function deepCursor(
  cursor: string,
  read: () => Promise<{ rows: { name: string; id: string }[] }>,
): Promise<string> {
  const [mark] = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  const { name, id } = (await read()).rows[0] ?? { name: '', id: '' };
  return Buffer.from(JSON.stringify([mark, name, id])).toString('base64url');
}
