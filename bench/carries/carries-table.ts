import { type Step, whatGaveOut } from './carries-rise.ts';

/** What so many server processes carried. */
export type Carried = {
  processes: number;
  companies: number;
  pages: number;
  lostPages: number;
  held: Step | null;
  failed: Step | null;
  steps: Step[];
};

const digits = (value: number) => (value < 10 ? 1 : 0);
const perSecond = (value: number) => value.toFixed(digits(value));
const times = ({ p50, p95 }: { p50: number; p95: number }) => `${p50.toFixed(0)}, ${p95.toFixed(0)} ms`;
const core = (value: number) => `${(value * 100).toFixed(0)} %`;
const cpuMs = (cores: number, { rate }: Step) => `${((cores * 1000) / rate).toFixed(1)} ms`;

const ofHeld: readonly [string, (step: Step) => string][] = [
  ['requests a second', (step) => perSecond(step.asked / step.seconds)],
  ['manifests read a second', (step) => perSecond(step.perSecond.manifest)],
  ['check-ins a second', (step) => perSecond(step.perSecond.tap)],
  ['lists a second', (step) => perSecond(step.perSecond.list)],
  ['bookings a second', (step) => perSecond(step.perSecond.booking)],
  ['changes told to pages a second', (step) => perSecond(step.heardPerSecond)],
  ['all answers p50, p95', (step) => times(step.all)],
  ['manifest p50, p95', (step) => times(step.of.manifest)],
  ['check-in p50, p95', (step) => times(step.of.tap)],
  ['list p50, p95', (step) => times(step.of.list)],
  ['booking p50, p95', (step) => times(step.of.booking)],
  ['health p50, p95', (step) => times(step.health)],
  ['left late p50, p95', (step) => times(step.late)],
  ['processor of the servers', (step) => core(step.cores.servers)],
  ['of it the busiest loop', (step) => core(step.cores.loop)],
  ['which also waited for a core', (step) => core(step.cores.loopWaits)],
  ['of it collecting memory', (step) => core(step.cores.collector)],
  ['processor of the database', (step) => core(step.cores.database)],
  ['processor of the generator', (step) => core(step.cores.generator)],
  ['everything else on the machine', (step) => core(step.cores.others)],
  ['both cores together, of 200 %', (step) => core(step.cores.machine)],
  ['servers for each request', (step) => cpuMs(step.cores.servers, step)],
  ['database for each request', (step) => cpuMs(step.cores.database, step)],
];

const ofFailed: readonly [string, (step: Step) => string][] = [
  ['too much: requests a second', (step) => perSecond(step.rate)],
  ['all answers p50, p95', (step) => times(step.all)],
  ['not answered, or refused', (step) => `${failuresOf(step)} of ${step.asked}`],
  [
    'busiest loop, waiting; collecting; both cores',
    ({ cores }) =>
      `${core(cores.loop)}, ${core(cores.loopWaits)}; ${core(cores.collector)}; ${core(cores.machine)}`,
  ],
  ['gave out first', whatGaveOut],
];

/** A line for people who wait. */
export function lineOf(step: Step): string {
  const { rate, all, cores, late } = step;
  const parts = [
    `${rate.toFixed(0)}/s ${step.holds ? 'held' : 'too much'}`,
    `p50, p95 ${times(all)}`,
    `servers ${core(cores.servers)}, loop ${core(cores.loop)} and waits ${core(cores.loopWaits)}, collector ${core(cores.collector)}, database ${core(cores.database)}, generator ${core(cores.generator)}, others ${core(cores.others)}, cores ${core(cores.machine)}`,
    `left late p95 ${late.p95.toFixed(1)} ms`,
    ...Object.entries(step.failures).map(([why, count]) => `${why}: ${count}`),
  ];
  return parts.join('; ');
}

/** The table people read: a column for each number of processes. */
export function tableOf(results: readonly Carried[]): string {
  const cell = (step: Step | null, say: (step: Step) => string) => (step ? say(step) : 'none');
  const rows = [
    ['server processes', ...results.map(({ processes }) => `${processes}`)],
    ['companies', ...results.map(({ companies }) => `${companies}`)],
    ['open pages (lost)', ...results.map(({ pages, lostPages }) => `${pages} (${lostPages})`)],
    ...ofHeld.map(([what, say]) => [what, ...results.map(({ held }) => cell(held, say))]),
    ...ofFailed.map(([what, say]) => [what, ...results.map(({ failed }) => cell(failed, say))]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const failuresOf = ({ failures }: Step) => Object.values(failures).reduce((all, count) => all + count, 0);
