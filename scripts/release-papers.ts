import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const patience = 60_000;
const cwd = join(import.meta.dirname, '..');
const npm = (args: string[]) =>
  run('npm', args, { cwd, timeout: patience, maxBuffer: 64_000_000, shell: process.platform === 'win32' });

/** What the product is made of on every system it runs on, as CycloneDX; from the lock file, so without a network. */
export async function writeBill(file: string): Promise<number> {
  const { stdout } = await npm(['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only']);
  await writeFile(file, stdout);
  return JSON.parse(stdout).components.length;
}

export type Signatures = {
  invalid: readonly { name: string; version: string }[];
  missing: readonly unknown[];
};

/** What the registry signed, compared; null where it offers no signatures, or does not answer. */
export async function checkSignatures(): Promise<Signatures | null> {
  // npm ends with 1 for an invalid signature and for a registry without any: what it printed tells them apart.
  const { stdout } = await npm(['audit', 'signatures', '--json']).catch((failure: { stdout?: string }) => ({
    stdout: failure.stdout ?? '',
  }));
  return readSignatures(stdout);
}

export function readSignatures(printed: string): Signatures | null {
  try {
    const { invalid, missing } = JSON.parse(printed);
    return Array.isArray(invalid) && Array.isArray(missing) ? { invalid, missing } : null;
  } catch {
    return null;
  }
}
