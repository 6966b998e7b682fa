import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '../../../..');

export type ServerProcess = { address: string; pid: number; kill(): Promise<void>; stop(): Promise<void> };

/** Starts the product as `npm start` does, on a data folder of its own and a free port. */
export async function startServerProcess(
  dataFolder: string,
  env: Record<string, string> = {},
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LEME_DATA: dataFolder, LEME_API_ONLY: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const address = await addressOf(child);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  return { address, pid: child.pid ?? 0, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}

/** Waits for the line that names the address; a server that ends before says why. */
async function addressOf(child: ChildProcess): Promise<string> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('The server has no output');
  let said = '';
  stderr.on('data', (chunk) => {
    said += chunk;
  });
  for await (const line of createInterface({ input: stdout })) {
    const found = /listens on (http:\S+)/.exec(line);
    if (!found?.[1]) continue;
    stdout.resume();
    return found[1];
  }
  throw new Error(`The server ended before it listened:\n${said}`);
}
