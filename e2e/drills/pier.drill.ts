import { afterAll, afterEach, expect, test } from 'vitest';
import { drillFolder, environmentFor, scaled } from '../../server/src/drills/product.testing.ts';
import { startServerProcess } from '../../server/src/testing/programs/server-process.ts';
import { openWorld } from '../../server/src/testing/world.ts';
import { closePages } from '../browser.ts';
import { countsOf, faultsOf, figuresOf } from './pier-figures.testing.ts';
import { closePair, type Outcome, openPair, type Pair, spendMorning } from './pier-pair.testing.ts';
import { morningOf, type Step } from './pier-plan.testing.ts';

const runs = scaled(200);
/** A failing run names its seed; `DRILL_SEED` with `DRILL_SCALE=0.005` repeats it alone. */
const firstSeed = Number(process.env.DRILL_SEED ?? 1);
const pairsAtOnce = 4;

const world = await openWorld({ alone: true });
const server = await startServerProcess(drillFolder, { ...environmentFor(world), LEME_API_ONLY: '0' });
afterAll(() => server.stop());
afterEach(closePages);

/** What led to a fault, step by step. */
function tellDiaries(seed: number, { guides }: Pair): void {
  for (const { id, diary } of guides) console.log(`seed ${seed}, ${id}:`, diary.join('\n'));
}

test('in two hundred mornings of two guides with a bad signal no tap is lost, doubled or in another name', async () => {
  const began = Date.now();
  const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index);
  const outcomes: Outcome[] = [];
  const wrong: string[] = [];
  const pairs: Pair[] = [];
  const hire = async () => {
    const pair = await openPair(world, server.address);
    pairs.push(pair);
    return pair;
  };
  const spend = async () => {
    let pair: Pair | undefined;
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      pair ??= await hire();
      try {
        const outcome = await spendMorning(pair, morningOf(seed));
        outcomes.push(outcome);
        const faults = faultsOf(outcome);
        wrong.push(...faults.map((fault) => `seed ${seed}: ${fault}`));
        if (faults.length > 0) tellDiaries(seed, pair);
      } catch (error) {
        wrong.push(`seed ${seed} did not end: ${error}`);
        pair = undefined;
      }
    }
  };
  await Promise.all(Array.from({ length: pairsAtOnce }, spend));
  const seconds = Math.round((Date.now() - began) / 1000);
  const figures = { ...figuresOf(outcomes), ...countsOf(pairs), seconds, unfinished: runs - outcomes.length };
  console.log(`drill: pier ${JSON.stringify(figures)}`);
  expect(wrong).toEqual([]);
  expect(figures.swallowed).toBeGreaterThan(runs / 2);
  for (const pair of pairs) await closePair(pair);
});

/** Runs in the page: an outbox that forgets with every sending what it called its marks before. */
function renameMarks(): void {
  const own = window.fetch;
  window.fetch = async (input, init) => {
    if (!String(input).endsWith('/attendance-events') || init?.method !== 'POST') return own(input, init);
    const body = JSON.parse(String(init.body)) as { events: { id: string }[] };
    const names = new Map(body.events.map(({ id }) => [crypto.randomUUID() as string, id]));
    const events = [...names.keys()].map((id, index) => ({ ...body.events[index], id }));
    const answer = await own(input, { ...init, body: JSON.stringify({ ...body, events }) });
    const text = [...names].reduce((said, [id, before]) => said.replaceAll(id, before), await answer.text());
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
}

test('the ledger sees doubles when every sending gives the marks new names', async () => {
  const pair = await openPair(world, server.address, renameMarks);
  const taps = Array.from({ length: 5 }, (_, index): Step[] => [
    { kind: 'tap', party: index / 5, status: 'checked_in' },
    { kind: 'rest', ms: 500 },
  ]);
  const steps: Step[] = [{ kind: 'swallow', answers: 100 }, ...taps.flat()];
  const parties = [1, 2, 3, 1, 2, 3];
  const { lost, doubled, foreign } = await spendMorning(pair, {
    seed: 0,
    parties,
    guides: [steps, steps],
    isTold: true,
  });
  console.log(`drill: pier control ${JSON.stringify({ doubled: doubled.length })}`);
  expect({ lost, foreign }).toEqual({ lost: [], foreign: [] });
  expect(doubled.length).toBeGreaterThan(0);
  await closePair(pair);
});
