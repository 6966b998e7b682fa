import { randomUUID } from 'node:crypto';
import { openCaller } from '../server/src/drills/caller.testing.ts';
import { compare, type Result } from './result.ts';
import { spreadOf } from './samples.ts';
import type { Stage } from './stage.ts';

const crowd = 500;
const seats = 20;

/** P8: five hundred people after twenty seats at once, against five hundred updates one after the other. */
export async function crowdCases(stage: Stage, rounds: number): Promise<Result[]> {
  const { small } = stage;
  const client = await stage.raw(small);
  const caller = openCaller(stage.address, await stage.signIn(small), crowd);
  stage.closeLater(() => caller.close());
  const key = () => ({ 'idempotency-key': randomUUID() });
  const crowdTimes: number[] = [];
  const updateTimes: number[] = [];
  let oversold = 0;
  let unsold = 0;
  let sentAway = 0;
  for (let round = -1; round < rounds; round += 1) {
    const session = await emptySession(stage, caller, round);
    const body = {
      session_id: session,
      customer_name: 'Maria Gonçalves',
      passengers: [{ fare_type_id: small.fare, quantity: 1 }],
    };
    // Everybody is connected before the sale begins.
    await Promise.all(Array.from({ length: crowd }, () => caller.get('/health')));
    let began = performance.now();
    let crowdTook = 0;
    const answers = await Promise.all(
      Array.from({ length: crowd }, async () => {
        const answer = await caller.post('/bookings', body, key());
        // Who is told to come again hears it a second later by design; the crowd is over with the last real answer.
        if (answer.status !== 429) crowdTook = performance.now() - began;
        return answer;
      }),
    );
    const strange = answers.find(({ status }) => ![201, 409, 429].includes(status));
    if (strange) throw new Error(`a booking answered ${strange.status}: ${strange.text}`);
    // The queue of one company is bounded; who is beyond it is told at once to come again.
    sentAway += answers.filter(({ status }) => status === 429).length;
    const { rows } = await client.query(
      'select coalesce(sum(seats), 0)::int as sold from bookings where tenant_id = $1 and session_id = $2',
      [small.id, session],
    );
    oversold += Math.max(0, rows[0].sold - seats);
    unsold += Math.max(0, seats - rows[0].sold);
    began = performance.now();
    for (let turn = 0; turn < crowd; turn += 1) {
      await client.query({
        name: 'seat',
        text: 'update session_seats set taken = $3 where tenant_id = $1 and session_id = $2',
        values: [small.id, session, turn % seats],
      });
    }
    if (round < 0) continue;
    crowdTimes.push(crowdTook);
    updateTimes.push(performance.now() - began);
  }
  const what = `${crowd} people after ${seats} seats ÷ ${crowd} updates in a row (${oversold} oversold, ${unsold} unsold, ${Math.round(sentAway / (rounds + 1))} told to come again)`;
  const isExact = oversold === 0 && unsold === 0;
  return [
    compare('P8', what, [spreadOf(crowdTimes), spreadOf(updateTimes)], {
      ratio: 1,
      alsoMet: isExact,
      says: '0 oversold',
    }),
  ];
}

async function emptySession(
  stage: Stage,
  caller: ReturnType<typeof openCaller>,
  round: number,
): Promise<string> {
  const session = {
    product_id: stage.small.product,
    date: `2031-01-${String(round + 2).padStart(2, '0')}`,
    start_time: '08:00',
    end_time: '10:00',
    guide_name: null,
    sailor_name: null,
    notes: null,
    total_capacity: seats,
    boat_ids: [],
  };
  const answer = await caller.post('/sessions', session, { 'idempotency-key': randomUUID() });
  if (answer.status !== 201) throw new Error(`a session answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text).id;
}
