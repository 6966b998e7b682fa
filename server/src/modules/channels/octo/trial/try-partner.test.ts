import { expect, test } from 'vitest';
import { sellsOutside } from '../../../../testing/companies/outside/octo-world.ts';
import { openWorld } from '../../../../testing/world.ts';

const world = await openWorld();
type Step = { step: string; method: string; path: string; status: number; request: string; answer: string };
const shortly = ({ steps }: { steps: Step[] }) => steps.map(({ step, status }) => `${step} ${status}`);

test('a partner is tried from availability to cancellation, and nothing is taken or left [A2.3-81]', async () => {
  const at = await sellsOutside(world);
  const before = await at.seats();
  const { status, body } = await at.staff.post(`/channel-partners/${at.partner.id}/trial`);
  expect(status).toBe(200);
  expect(body.ended).toBeNull();
  expect(shortly(body)).toEqual(['availability 200', 'reserve 200', 'confirm 200', 'cancel 200']);
  const [availability, reserved, confirmed, cancelled] = body.steps as Step[];
  expect(availability).toMatchObject({ method: 'POST', path: '/availability' });
  const { uuid, ...told } = JSON.parse(reserved?.request ?? '');
  expect(told).toMatchObject({ productId: at.trade.product_id, availabilityId: at.session.id });
  expect(confirmed?.path).toBe(`/bookings/${uuid}/confirm`);
  expect(JSON.parse(confirmed?.answer ?? '')).toMatchObject({ uuid, status: 'CONFIRMED', testMode: true });
  expect(JSON.parse(cancelled?.answer ?? '')).toMatchObject({ status: 'CANCELLED' });
  expect(await at.seats()).toEqual(before);
  expect((await at.staff.get('/bookings')).body.count).toBe(0);
});

test('the first refusal ends it in the words of OCTO; without a product or a departure it says so', async () => {
  const at = await sellsOutside(world);
  const tried = async (body: object = {}) =>
    (await at.staff.post(`/channel-partners/${at.partner.id}/trial`, body)).body;
  expect(await tried({ product_id: at.session.id })).toEqual({ steps: [], ended: 'no-product' });
  const { version } = await at.seats();
  await at.staff.post(`/sessions/${at.session.id}/cancellation`, {
    version,
    reason: 'Vento',
    kind: 'weather',
  });
  const none = await tried();
  expect([shortly(none), none.ended]).toEqual([['availability 200'], 'no-departure']);
  const foreign = await sellsOutside(world);
  expect((await foreign.staff.post(`/channel-partners/${at.partner.id}/trial`)).status).toBe(404);
  const alone = (await at.staff.post('/channel-partners', { name: 'Pousada do Farol' })).body;
  const refused = await at.staff.post(`/channel-partners/${alone.id}/trial`);
  expect(refused.body.type).toBe('/problems/partner-without-agent');
  const sailor = await world.user(at.company, 'marinheiro');
  expect((await sailor.post(`/channel-partners/${at.partner.id}/trial`)).status).toBe(403);
});
