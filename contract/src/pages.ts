import type { RouteEntry } from './access/route-entry.ts';
import type { DeclaredModule } from './kit/module.ts';
import { modules } from './modules.ts';

/** Pages of one address or of one name, each with the files that tell them. */
export function toldTwice(telling: readonly Pick<DeclaredModule, 'name' | 'pages'>[]): string[] {
  const told = telling.flatMap(({ name: module, pages = [] }) => pages.map((page) => ({ module, page })));
  return (['path', 'name'] as const).flatMap((key) =>
    [...Map.groupBy(told, ({ page }) => page[key])]
      .filter(([, tellers]) => tellers.length > 1)
      .map(([value, tellers]) => {
        const files = tellers.map(({ module }) => `contract/src/${module}/pages.ts`);
        return `two pages have the ${key} ${value}: ${files.join(' and ')}`;
      }),
  );
}

const faults = toldTwice(modules);
if (faults.length > 0) throw new Error(faults.join('\n'));

/** Every page the modules tell of. */
export const pages: readonly RouteEntry[] = modules.flatMap((module) => module.pages ?? []);
