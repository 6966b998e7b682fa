import { leadStatuses, leads } from '../contract/src/leads/leads.ts';
import { expectStatus } from '../server/src/drills/caller.testing.ts';
import { aBulkCompany, type BulkCompany, settle } from '../server/src/drills/million/bulk.testing.ts';
import { fillRegister } from '../server/src/drills/million/bulk-register.testing.ts';
import { compare, type Result } from './result.ts';
import { interleave } from './samples.ts';
import type { Stage } from './stage.ts';

const sizes = { few: 1_000, many: 100_000, most: 1_000_000 };
const first = '/leads?limit=50';
const column = (status: string) => `/leads?limit=20&status=${status}`;

/** P2L: the list of leads, with and without filters, and their board, with a thousand, a hundred thousand and a million. */
export async function leadCases(stage: Stage, samples: number): Promise<Result[]> {
  const companies = { few: stage.small, many: await aCompany(stage), most: await aCompany(stage) };
  for (const name of ['few', 'many', 'most'] as const)
    await fillRegister(stage.superuserUrl, leads, companies[name].id, sizes[name]);
  await settle(stage.superuserUrl);
  const [few, many, most] = [
    await stage.caller(companies.few),
    await stage.caller(companies.many),
    await stage.caller(companies.most),
  ];
  const ask = (caller: typeof few, path: string) => () => expectStatus(200, caller.get(path));
  const { nextCursor } = JSON.parse((await expectStatus(200, most.get(first))).text);
  const times = await interleave(
    {
      page: ask(most, first),
      next: ask(most, `${first}&cursor=${nextCursor}`),
      fewPage: ask(few, first),
      one: ask(most, `${first}&status=negotiation`),
      two: ask(most, `${first}&status=negotiation&source=site`),
      board: () => Promise.all(leadStatuses.map((status) => ask(most, column(status))())),
      foundInMany: ask(many, `${first}&q=9e3779b1`),
      foundInMost: ask(most, `${first}&q=9e3779b1`),
    },
    { samples, warmUp: 30 },
  );
  const told = (what: string, pair: Parameters<typeof compare>[2], ratio: number) =>
    compare('P2L', what, pair, { ratio });
  return [
    told('leads: page 1 with its total among a million ÷ among a thousand', [times.page, times.fewPage], 4),
    told('leads: the next page by cursor ÷ page 1', [times.next, times.page], 1.12),
    told('leads: two filters ÷ one', [times.two, times.one], 2),
    told('leads: the seven columns of the board ÷ one page', [times.board, times.page], 3),
    told(
      'leads: a part of a name among a million ÷ among 100,000',
      [times.foundInMost, times.foundInMany],
      2,
    ),
  ];
}

function aCompany(stage: Stage): Promise<BulkCompany> {
  return aBulkCompany(
    { admin: stage.urls.admin, superuser: stage.superuserUrl },
    { sessions: 1000, everybody: false },
  );
}
