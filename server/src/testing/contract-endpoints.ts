import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@leme/contract/kit/endpoint';

const folder = join(import.meta.dirname, '../../../contract/src');

/** Every endpoint of the contract, found by walking it, so that a new file cannot be left out. */
export async function contractEndpoints(): Promise<Endpoint[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const modules = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && /(^|-)endpoints\.ts$/.test(entry.name))
      .map((entry) => import(join(entry.parentPath, entry.name))),
  );
  // A register's endpoints stand together in one object.
  return modules
    .flatMap(Object.values<unknown>)
    .flatMap((value) => (isEndpoint(value) ? value : within(value)));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'permission' in value;
}

function within(value: unknown): Endpoint[] {
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isEndpoint) : [];
}
