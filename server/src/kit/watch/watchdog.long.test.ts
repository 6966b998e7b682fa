import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const guard = new URL('./watchdog.ts', import.meta.url).href;

async function run(code: string, options: string[] = []) {
  const script = `import { guardAgainstDistress } from ${JSON.stringify(guard)};\n${code}`;
  const child = spawn(process.execPath, [...options, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 30_000,
  });
  const [[code_, signal], said] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return { code: code_, signal, said };
}

test('a loop that is blocked ends the process, which says so in a line', async () => {
  const blocked = 'guardAgainstDistress({ silentBeats: 2 }); setTimeout(() => { for (;;); }, 10);';
  const { signal, said } = await run(blocked);
  expect([signal, said]).toEqual(['SIGKILL', 'Leme ends: nothing was answered for 2 s.\n']);
});

test('a heap that is nearly full ends the process before the collector does nothing else', async () => {
  const greedy =
    'guardAgainstDistress({ heapShare: 0.25 }); globalThis.kept = Array.from({ length: 60 }, (_, at) => new Array(130_000).fill(at)); setInterval(() => {}, 100);';
  const { code, said } = await run(greedy, ['--max-old-space-size=96']);
  expect(code).toBe(70);
  expect(said).toMatch(/^Leme ends: \d+ MB of memory are in use\.\n$/);
});

test('a process that answers and ends by itself is left alone', async () => {
  const sound = 'guardAgainstDistress({ silentBeats: 2 }); setTimeout(() => process.exit(7), 3_500);';
  expect(await run(sound)).toEqual({ code: 7, signal: null, said: '' });
});

test('a request that goes on after a statement and never ends is named by its network, whoever asked meanwhile', async () => {
  const running = new URL('./running.ts', import.meta.url).href;
  const code = `import { noteRunning, serveFor, whoAsks } from ${JSON.stringify(running)};
    guardAgainstDistress({ silentBeats: 2 });
    const statement = () => { const network = whoAsks(); return new Promise((resolve) => setTimeout(() => { noteRunning(network); resolve(); }, 20)); };
    void serveFor('203.0.113.7', async () => { await statement(); for (;;); });
    void serveFor('198.51.100.1', async () => {});`;
  const { signal, said } = await run(code);
  expect([signal, said]).toEqual([
    'SIGKILL',
    'Leme ends: nothing was answered for 2 s while a request of 203.0.113.7 was worked on.\n',
  ]);
});
