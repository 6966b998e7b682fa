/** The most processor time a test file may take, in seconds of a quick quiet core. */
export const mostSeconds = 12;

/** Files that take longer, and what for. One that no longer does leaves the list by hand. */
export const heavyFiles: Record<string, string> = {
  'server/src/modules/channels/octo/limits/broken-bodies.long.test.ts':
    'sends three hundred broken bodies to each address of OCTO that takes one',
  'server/src/api-matrix.test.ts': 'asks every address as every role, where the whole check runs',
  'server/src/kit/resource/kinds.test.ts':
    'judges ten thousand values of each kind, where the whole check runs',
  'server/src/kit/http/bad-input.test.ts':
    'asks every address some thirty times what is wrong in as many ways',
  'server/src/odd-strings.test.ts':
    'asks every address with odd texts, and the CSV of each register is read in a thread of its own',
  'server/src/trail.test.ts':
    'sends one good request to every address that writes, each to what it made for it',
  'server/src/closed-doors.test.ts': 'asks every address as whoever may not enter, for each reason there is',
  'server/src/repeats.test.ts':
    'sends every act that makes something twice and more, each over a company of its own',
  'server/src/kit/resource/transfer/import/import-values.test.ts':
    'reads values as people write them, in five languages and as each program saves them',
  'server/src/modules/maintenance/orders/orders.test.ts':
    'moves an order by a file from each of its states to each, with all that an order holds',
  'server/src/modules/crew/crew-credentials.test.ts':
    'moves a paper by a file from each of its states to each, with those who may check it',
};

/** What `work` below takes on a quick quiet core, in seconds. */
const quick = 0.3;

/** How many times slower this machine is than a quick quiet one, 1 at least: told by a fixed piece of work. */
export function slowness(): number {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return Math.max(1, (user + system) / 1e6 / quick);
}

/** What tests mostly do: objects, texts, JSON. */
function work(): void {
  let rows = Array.from({ length: 2_000 }, (_, at) => ({
    id: `row-${at}`,
    name: `Nome ${at}`,
    pieces: [at, at * 2],
  }));
  for (let round = 0; round < 180; round += 1)
    rows = JSON.parse(
      JSON.stringify(rows.map((row) => ({ ...row, name: row.name.toUpperCase().toLowerCase() }))),
    );
}

type Cost = { file: string; seconds: number };

/** The ten that cost most, a line each. */
export function slowest(files: readonly Cost[]): string[] {
  return files
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

/** Files above the most that are on no list, on a machine so many times slower than a quick one. */
export function tooHeavy(
  files: readonly Cost[],
  slower: number,
  allowed: Record<string, string> = heavyFiles,
): string[] {
  return files
    .filter(({ file, seconds }) => seconds > mostSeconds * slower && !(file in allowed))
    .map(
      ({ file, seconds }) =>
        `${file} takes ${seconds.toFixed(1)} s of processor time, ${mostSeconds} are the most`,
    );
}
