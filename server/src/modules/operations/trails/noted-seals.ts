import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TenantTx } from '#kit/database/tenant-tx';
import { blocksOf, type Trail, trailNames } from './trails.ts';

/** The newest block of each trail of a company. */
export type Noted = Partial<Record<Trail, { number: number; hash: string }>>;
export type NotedByCompany = Readonly<Record<string, Noted>>;

export async function newestSeals(tenantTx: TenantTx, tenantId: string): Promise<Noted> {
  return await tenantTx.read(tenantId, async (tx) => {
    const newest = await Promise.all(
      trailNames.map(async (trail) => {
        const [block] = await blocksOf(tx, tenantId, trail, 'newest');
        return block ? [[trail, { number: block.number, hash: block.hash }] as const] : [];
      }),
    );
    return Object.fromEntries(newest.flat());
  });
}

const isNote = (name: string) => /^\d{4}-\d\d-\d\d\.json$/.test(name);

/** What was noted on the last day; nothing where no day was. */
export async function readNoted(folder: string | undefined): Promise<NotedByCompany> {
  if (!folder) return {};
  const names = (await readdir(folder).catch(() => [])).filter(isNote).sort();
  const last = names.at(-1);
  return last ? JSON.parse(await readFile(join(folder, last), 'utf8')) : {};
}

/** One file a day, whole or not there at all. */
export async function writeNoted(
  folder: string | undefined,
  day: string,
  noted: NotedByCompany,
): Promise<void> {
  if (!folder) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `${day}.json`);
  await writeFile(`${file}.part`, `${JSON.stringify(noted, null, 1)}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
