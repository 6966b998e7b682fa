import { isTest } from './sources.ts';

/** Where a key begins with a word that another module's keys begin with (`['day', tenant.id, …]`), or that varies. */
export function foreignKeys(files: readonly { path: string; text: string }[]): string[] {
  const ownerOf = (path: string) => /^web\/src\/modules\/([a-z]+)\//.exec(path)?.[1] ?? 'kit';
  const queried = files.filter((file) => /^web\/src\/(modules|kit)\//.test(file.path) && !isTest(file));
  const made = queried.flatMap(({ path, text }) =>
    [...text.matchAll(/\['([a-z-]+)', (?:tenant\.id|tenantId)\b/g)].map(
      ([, key]) => [key, ownerOf(path)] as const,
    ),
  );
  const owners = new Map(made);
  return queried.flatMap(({ path, text }) =>
    [...text.matchAll(/queryKey: \[(?:'([a-z-]+)'|(\w+)\])/g)].flatMap(([, key, varies]) => {
      const isForeign = varies !== undefined || (owners.get(key) ?? ownerOf(path)) !== ownerOf(path);
      return isForeign ? [`${path}: ${key ?? varies}`] : [];
    }),
  );
}
