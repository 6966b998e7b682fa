import { routeTable } from '@leme/contract/access/route-table';
import type { Word } from '@leme/contract/tenancy/words/own-word-endpoints';

/** The page that most likely says a text, of those that are open: its folder or what it names tells; else the first page. */
export function pageOfWord(
  { namespace, key }: Pick<Word, 'namespace' | 'key'>,
  open: ReadonlySet<string>,
): string {
  const folders = namespace.split('/').filter((folder) => folder !== 'lazy' && folder !== 'contract');
  const [module = ''] = folders;
  const named = key.startsWith('page.') ? key.split('.')[1] : key.split('.')[0];
  const wished = [named ?? '', ...folders.toReversed().flatMap((folder) => [folder, `${module}-${folder}`])];
  const page = wished
    .map((name) => routeTable.find((entry) => entry.name === name && open.has(name)))
    .find((entry) => entry?.scope === 'tenant' && entry.state === 'ready' && !/[:*]/.test(entry.path));
  return page?.path ?? '/';
}
