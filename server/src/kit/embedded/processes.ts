import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The user a child process runs as; null means the user of this process. */
export type Account = { uid: number; gid: number } | null;

/** How every program of the server is started: not from the caller's folder, not with its PG* variables. */
export function childOptions(account: Account, cwd: string) {
  const { PATH, Path, SystemRoot, TEMP, TMP } = process.env;
  const env = { PATH: PATH ?? Path, SystemRoot, TEMP, TMP, LC_ALL: 'C', TZ: 'UTC' };
  return { ...account, cwd, env, windowsHide: true };
}

/** Runs a program to its end; an exit code other than 0 is an error that carries what it printed. */
export async function runProgram(file: string, args: string[], account: Account, cwd: string): Promise<void> {
  const child = spawn(file, args, { ...childOptions(account, cwd), stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  child.stdout.on('data', (chunk) => printed.push(String(chunk)));
  child.stderr.on('data', (chunk) => printed.push(String(chunk)));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${file} failed (${code}):\n${printed.join('').trim()}`);
}

/** Whether a process with this id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Whether an error carries one of these system or SQL codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** The text of a file, or null when there is none. */
export function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
