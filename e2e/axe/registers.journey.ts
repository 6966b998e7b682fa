import { beforeAll, expect, test } from 'vitest';
import { aLongCompany, type LongCompany } from './long-company.ts';
import { companyStops, platformStops, visitorStops } from './stops.ts';
import { listedPages, minutes, walk } from './walk.ts';

let company: LongCompany;
beforeAll(async () => {
  company = await aLongCompany('porto-registers');
});

test.each(['phone', 'desktop'] as const)(
  'every register and its longest record, and every other page of a company, stand well on a %s',
  async (size) => {
    expect(await walk(company.email, companyStops(company, 'plain'), size)).toEqual([]);
  },
  minutes,
);

test('what is written down is of pages that are walked over', () => {
  const stops = [
    ...companyStops(company, 'plain'),
    ...companyStops(company, 'rich'),
    ...visitorStops(company.subdomain),
    ...platformStops(company.user.id),
  ];
  const walked = stops.map(({ name }) => name);
  expect(new Set(walked).size).toBe(walked.length);
  expect(listedPages.filter((name) => !walked.includes(name))).toEqual([]);
});
