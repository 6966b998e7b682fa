import { readdir, readFile } from 'node:fs/promises';

/** Seconds in which a thread was at work, and in which it would have been but for others on every core. */
type Loop = { ran: number; waited: number };

/** Seconds of processor time, each since its process began; `machine` is everything on it. */
type Usage = {
  at: number;
  servers: number;
  loops: Loop[];
  collector: number;
  database: number;
  generator: number;
  machine: number;
};

/** Cores that were busy meanwhile: 1 is one core all the time. */
export type Cores = {
  servers: number;
  /** The busiest of the threads the servers answer in. */
  loop: number;
  /** How much more of the time that thread waited for a core: both together near 1 is a thread that has no rest. */
  loopWaits: number;
  /** The threads that collect the memory of the servers. */
  collector: number;
  database: number;
  generator: number;
  machine: number;
  /** What has no part in this: the system, and other work on the machine. */
  others: number;
};

// What Linux counts processor time in, on every machine.
const perSecond = 100;

/** Watches servers, this process and the database below it; `during` says what each used while `act` was at work. */
export async function openUsage(servers: readonly number[]) {
  const postgres = await postgresBelow(process.pid);
  const now = async (): Promise<Usage> => {
    const [ours, loops, collectors, backends, machine] = await Promise.all([
      Promise.all(servers.map(async (pid) => usedBy(await statOf(`${pid}`)))),
      Promise.all(servers.map(loopOf)),
      Promise.all(servers.map(collectorOf)),
      childrenOf(postgres),
      machineTicks(),
    ]);
    const { user, system } = process.cpuUsage();
    return {
      at: performance.now(),
      servers: sum(ours),
      loops,
      collector: sum(collectors),
      database: sum(backends),
      generator: (user + system) / 1e6,
      machine,
    };
  };
  return {
    async during(act: () => Promise<unknown>): Promise<Cores> {
      const before = await now();
      await act();
      const after = await now();
      const seconds = (after.at - before.at) / 1000;
      const share = (name: 'servers' | 'collector' | 'database' | 'generator' | 'machine') =>
        (after[name] - before[name]) / seconds;
      const [busiest] = after.loops
        .map(({ ran, waited }, index) => ({
          ran: ran - (before.loops[index]?.ran ?? 0),
          waited: waited - (before.loops[index]?.waited ?? 0),
        }))
        .sort((one, other) => other.ran - one.ran);
      const cores = {
        servers: share('servers'),
        loop: (busiest?.ran ?? 0) / seconds,
        loopWaits: (busiest?.waited ?? 0) / seconds,
        collector: share('collector'),
        database: share('database'),
        generator: share('generator'),
        machine: share('machine'),
      };
      const others = cores.machine - cores.servers - cores.database - cores.generator;
      return { ...cores, others };
    },
  };
}

/** The server among the children of this process: the one that the stage has started. */
export async function serverBelow(parent: number): Promise<number> {
  for (const pid of await everybody()) {
    const stat = await statOf(pid);
    if (stat?.parent !== parent) continue;
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.includes('scripts/start.ts')) return Number(pid);
  }
  throw new Error('The server is not among the children of this process, or this system has no /proc');
}

async function postgresBelow(parent: number): Promise<number> {
  for (const pid of await everybody()) {
    const stat = await statOf(pid);
    if (stat?.parent === parent && stat.name === 'postgres') return Number(pid);
  }
  throw new Error('The database is not among the children of this process, or this system has no /proc');
}

/** The thread a server answers in; Linux counts both in nanoseconds. */
async function loopOf(pid: number): Promise<Loop> {
  const text = await readFile(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').catch(() => '');
  const [ran = 0, waited = 0] = text.split(' ').map(Number);
  return { ran: ran / 1e9, waited: waited / 1e9 };
}

async function collectorOf(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const stats = await Promise.all(threads.map((thread) => statOf(`${pid}/task/${thread}`)));
  return sum(stats.filter((stat) => stat?.name.includes('V8Worker')).map(usedBy));
}

/** What PostgreSQL, its connections and those that are gone have used. */
async function childrenOf(postgres: number): Promise<number[]> {
  const stats = await Promise.all((await everybody()).map(statOf));
  const own = await statOf(`${postgres}`);
  return [
    ...stats.filter((stat) => stat?.parent === postgres).map(usedBy),
    usedBy(own),
    (own?.buried ?? 0) / perSecond,
  ];
}

type Stat = { name: string; parent: number; ticks: number; buried: number };

async function statOf(place: string): Promise<Stat | null> {
  const text = await readFile(`/proc/${place}/stat`, 'utf8').catch(() => null);
  if (text === null) return null;
  // A name may hold anything, blanks and brackets too.
  const end = text.lastIndexOf(')');
  const fields = text.slice(end + 2).split(' ');
  const number = (index: number) => Number(fields[index]);
  return {
    name: text.slice(text.indexOf('(') + 1, end),
    parent: number(1),
    ticks: number(11) + number(12),
    buried: number(13) + number(14),
  };
}

/** All but idling and waiting for the disk, of every process there is. */
async function machineTicks(): Promise<number> {
  const [, ...ticks] = ((await readFile('/proc/stat', 'utf8')).split('\n')[0] ?? '').split(/\s+/);
  return sum(ticks.map(Number).filter((_, index) => ![3, 4].includes(index) && index < 8)) / perSecond;
}

const everybody = async () => (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
const usedBy = (stat: Stat | null) => (stat?.ticks ?? 0) / perSecond;
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
