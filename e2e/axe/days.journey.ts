import { beforeAll, expect, test } from 'vitest';
import { aLongCompany, type LongCompany } from './long-company.ts';
import { companyStops } from './stops.ts';
import { minutes, walk } from './walk.ts';

let company: LongCompany;
beforeAll(async () => {
  company = await aLongCompany('porto-days');
});

test.each(['phone', 'desktop'] as const)(
  'the pages of days and leads stand well, with the dialogs an address opens, on a %s',
  async (size) => {
    expect(await walk(company.email, companyStops(company, 'rich'), size)).toEqual([]);
  },
  minutes,
);
