import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const patience = 60_000;
const cwd = join(import.meta.dirname, '../..');
const npm = (args: string[]) =>
  run('npm', args, { cwd, timeout: patience, maxBuffer: 64_000_000, shell: process.platform === 'win32' });

type Component = { 'bom-ref': string; properties?: readonly { name: string }[] };
type Bill = { components: Component[]; dependencies: { ref: string; dependsOn?: string[] }[] };

const isOnlyForTests = ({ properties = [] }: Component) =>
  properties.some(({ name }) => name === 'cdx:npm:package:development');

/**
 * What the product is made of on every system it runs on, as CycloneDX; from the lock file, so without a network. What
 * only tests need is taken out here: npm's own way takes with it whatever a test package needs too, React among it.
 */
export async function writeBill(file: string): Promise<number> {
  const { stdout } = await npm(['sbom', '--sbom-format=cyclonedx', '--package-lock-only']);
  const whole: Bill = JSON.parse(stdout);
  const components = whole.components.filter((component) => !isOnlyForTests(component));
  const left = new Set(whole.components.filter(isOnlyForTests).map((component) => component['bom-ref']));
  const dependencies = whole.dependencies
    .filter(({ ref }) => !left.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => !left.has(other)) }));
  await writeFile(file, JSON.stringify({ ...whole, components, dependencies }, null, 2));
  return components.length;
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
