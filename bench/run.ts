import { parseArgs } from 'node:util';
import { attendanceCases } from './attendance.ts';
import { firstPaintCases } from './browser/first-paint.ts';
import { searchCases } from './browser/search.ts';
import { tapCases } from './browser/tap.ts';
import { webCases } from './browser/web.ts';
import { crowdCases } from './crowd.ts';
import { end } from './end.ts';
import { exportCases } from './export.ts';
import { leadCases } from './leads.ts';
import { manifestCases } from './manifest.ts';
import { priceCases } from './prices.ts';
import { quoteCases } from './quotes.ts';
import { registerCases } from './registers.ts';
import { type Result, tableOf } from './result.ts';
import { saveCases } from './save.ts';
import { openStage, type Stage } from './stage.ts';
import { startCases } from './start.ts';
import { fanOutCases, memoryCases, stormCases } from './stream/stream.ts';
import { volumeCases } from './volume.ts';

// Ratios of medians, measured in one run on one machine. A worse ratio is reported and is no failure.

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    json: { type: 'string' },
    samples: { type: 'string', default: '400' },
  },
});
const samples = Number(options.samples);
const limitMs = 60 * 60_000;

type Group = { id: string; needsStage: boolean; run(stage: Stage): Promise<Result[]> };
const groups: readonly Group[] = [
  { id: 'P1', needsStage: true, run: (stage) => manifestCases(stage, samples) },
  { id: 'P7', needsStage: true, run: (stage) => attendanceCases(stage, samples) },
  { id: 'P8', needsStage: true, run: (stage) => crowdCases(stage, 7) },
  { id: 'P9', needsStage: true, run: (stage) => fanOutCases(stage, Math.ceil(samples / 2)) },
  { id: 'P4', needsStage: true, run: (stage) => volumeCases(stage, samples) },
  { id: 'P2', needsStage: true, run: (stage) => registerCases(stage, samples) },
  { id: 'P2L', needsStage: true, run: (stage) => leadCases(stage, samples) },
  { id: 'P20', needsStage: true, run: (stage) => saveCases(stage) },
  { id: 'P18', needsStage: true, run: (stage) => exportCases(stage) },
  { id: 'P12', needsStage: true, run: (stage) => startCases(stage, 9) },
  { id: 'P14', needsStage: true, run: (stage) => tapCases(stage) },
  { id: 'P14B', needsStage: true, run: (stage) => searchCases(stage) },
  { id: 'P15', needsStage: true, run: (stage) => firstPaintCases(stage) },
  { id: 'P13', needsStage: false, run: () => webCases() },
  { id: 'P21', needsStage: false, run: () => priceCases(samples) },
  { id: 'P21B', needsStage: true, run: (stage) => quoteCases(stage, samples) },
  { id: 'P10', needsStage: true, run: (stage) => memoryCases(stage) },
  { id: 'P11', needsStage: true, run: (stage) => stormCases(stage) },
];

const wanted = options.only
  .split(',')
  .map((id) => id.trim().toUpperCase())
  .filter(Boolean);
const chosen = groups.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const unknown = wanted.filter((id) => !groups.some((group) => group.id === id));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are ${groups.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}

const results: Result[] = [];
const closings: (() => unknown)[] = [];
const late = new Promise<'late'>((resolve) => setTimeout(resolve, limitMs, 'late').unref());

const outcome = await Promise.race([measure(), late]);
await end({ outcome, results, table: tableOf(results), json: options.json, limitMs, closings });

/** One group after the other; one that fails is named and does not keep the others from being measured. */
async function measure(): Promise<'done' | 'failed'> {
  let stage: Promise<Stage> | undefined;
  let ended: 'done' | 'failed' = 'done';
  for (const group of chosen) {
    const began = Date.now();
    try {
      if (group.needsStage) stage ??= openStage((close) => closings.push(close));
      results.push(...(await group.run((await stage) as Stage)));
      console.error(`${group.id} measured in ${((Date.now() - began) / 1000).toFixed(1)} s`);
    } catch (error) {
      ended = 'failed';
      console.error(`${group.id} could not be measured:`, error);
    }
  }
  return ended;
}
