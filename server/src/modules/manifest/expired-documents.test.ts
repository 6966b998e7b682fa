import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { expect, test } from 'vitest';
import { aManifestDay, manifestOf } from '../../testing/companies/manifest-day.ts';
import { aSession, aTrade } from '../../testing/companies/trade.ts';
import { openWorld, type Person } from '../../testing/world.ts';

const world = await openWorld();

const aPaper = async (staff: Person, boat_id: string, given: Record<string, unknown>) => {
  const { status, body } = await staff.post('/boat-documents', { boat_id, kind: 'DPEM', ...given });
  expect(status).toBe(201);
  return body;
};
const marksOf = (data: ManifestSession[]) =>
  data.map(({ boats }) => boats.map(({ has_expired_paper }) => has_expired_paper));

test('a departure says that its boat has no good paper on the day it sails, in every manifest, with no detail', async () => {
  const { company, staff, guide, trade } = await aManifestDay(world);
  const [netuno] = trade.boats;
  const seen = async (date = '2026-11-20') => {
    const day = await manifestOf(guide, `?date=${date}`);
    const cards = (await guide.get(`/sessions-manifest?date=${date}`)).body;
    const people = (await staff.get(`/sessions-manifest/people?date=${date}`)).body;
    const details = await staff.post('/rpc/get_sessions_with_details', {
      p_tenant_id: company.id,
      p_selected_date: date,
    });
    for (const other of [cards.data, people.data, details.body])
      expect(marksOf(other)).toEqual(marksOf(day.data));
    return day.data;
  };
  expect(marksOf(await seen())).toEqual([[false]]);
  await aPaper(staff, netuno, { expires_on: '2026-11-20', number: 'DP-77' });
  await aSession(staff, trade, { date: '2026-11-21', boat_ids: [...trade.boats] });
  expect(marksOf(await seen())).toEqual([[false]]);
  const tomorrow = await seen('2026-11-21');
  expect(marksOf(tomorrow)).toEqual([[true, false]]);
  expect(JSON.stringify(tomorrow)).not.toMatch(/DPEM|DP-77|expires_on/);
  const renewed = await aPaper(staff, netuno, { expires_on: '2027-11-20' });
  expect(marksOf(await seen('2026-11-21'))).toEqual([[false, false]]);
  await staff.delete(`/boat-documents/${renewed.id}`);
  expect(marksOf(await seen('2026-11-21'))).toEqual([[true, false]]);
});

test('a supplier sees the mark on its own boats and learns nothing about those of others', async () => {
  const company = await world.company();
  const supplier = await world.partnerOf(company.id, 'supplier');
  const [staff, partner, trade] = [
    await world.user(company, 'admin'),
    await world.user(company, 'supplier_user', { partner_id: supplier }),
    await aTrade(world, company, { owner_supplier_id: supplier }),
  ];
  const [own, foreign] = trade.boats;
  await aSession(staff, trade, { boat_ids: [own, foreign] });
  await aPaper(staff, foreign, { expires_on: '2020-01-01' });
  const marks = async (person: Person) => marksOf((await manifestOf(person)).data);
  expect([await marks(partner), await marks(staff)]).toEqual([[[false, false]], [[false, true]]]);
  await aPaper(staff, own, { expires_on: '2020-01-01' });
  expect([await marks(partner), await marks(staff)]).toEqual([[[true, false]], [[true, true]]]);
});
