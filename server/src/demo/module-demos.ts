import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DeclaredModule } from '@leme/contract/kit/module';
import { modules } from '@leme/contract/modules';
import type { Demo, PlatformDemo } from './demo.ts';

export type ModuleDemo = { module: DeclaredModule; demo: Demo; platformDemo?: PlatformDemo | undefined };

const modulesFolder = join(import.meta.dirname, '../modules');

/**
 * What each module seeds, the ground first and then by rank, so that each finds what it builds on. A module is found by its
 * file, and read only where a demo is made: none of it is loaded by a server that makes none.
 */
export async function findDemos(folder = modulesFolder): Promise<ModuleDemo[]> {
  const found = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'demo.ts')));
  const declared = new Set(modules.map(({ name }) => name));
  const unknown = found.filter((name) => !declared.has(name));
  if (unknown.length > 0) throw new Error(`${unknown} has demo data, and no module is called so`);
  const ranked = modules.filter(({ name }) => found.includes(name)).toSorted((a, b) => level(a) - level(b));
  return await Promise.all(
    ranked.map(async (module) => {
      const file = join(folder, module.name, 'demo.ts');
      const { demo, platformDemo }: { demo?: Demo; platformDemo?: PlatformDemo } = await import(
        pathToFileURL(file).href
      );
      if (typeof demo !== 'function') throw new Error(`${file} exports no demo`);
      return { module, demo, platformDemo };
    }),
  );
}

/** What keeps a module's demo from a table: it writes its own alone, and reads those of lower modules and of the ground. */
export function objectionTo(module: DeclaredModule, does: 'reads' | 'writes', table: string): string | null {
  const owner = modules.find(({ tables }) => tables.includes(table));
  if (owner === module) return null;
  if (does === 'reads' && owner && level(owner) < level(module)) return null;
  return `The demo of ${module.name} ${does} ${table} of ${owner?.name ?? 'nobody'}`;
}

function level({ rank }: DeclaredModule): number {
  return rank === 'ground' ? -1 : rank;
}
