import type { FoundRecords } from '@leme/contract/operations/search-endpoints';
import type { ShortcutKey } from '#kit/browser/shortcut-matching.ts';
import type { PaletteAction } from '#kit/shell/palette-actions.ts';
import type { PageItem } from '../menu-search/page-items.ts';
import { type Matchable, matchItems, queryWords } from '../menu-search/palette-matcher.ts';

export type RecordKind = keyof FoundRecords;
export type PaletteSection = 'recents' | 'pages' | 'actions' | RecordKind;
export type PaletteItem = Matchable & {
  id: string;
  section: PaletteSection;
  icon: string;
  hint: string | null;
  /** Bare path of a page; only pages open in a new tab. */
  path: string | null;
  key: ShortcutKey | null;
  run: (() => void) | null;
};

export function pageItem({ title, keywords, icon, entry, groupTitle }: PageItem): PaletteItem {
  const { path } = entry;
  return { id: path, section: 'pages', title, keywords, icon, hint: groupTitle, path, key: null, run: null };
}

export function actionItem({ id, label, icon, keywords, key, run }: PaletteAction): PaletteItem {
  return {
    id: `action:${id}`,
    section: 'actions',
    title: label,
    keywords: keywords ?? '',
    icon,
    hint: null,
    path: null,
    key: key ?? null,
    run,
  };
}

const ownSections: readonly PaletteSection[] = ['recents', 'pages', 'actions'];

/** Whether what stands there are records and not parts of the application. */
export function isRecord(section: PaletteSection): section is RecordKind {
  return !ownSections.includes(section);
}

/** `>` asks for actions only, `/` for pages only. */
export function readQuery(typed: string): { query: string; section: PaletteSection | null } {
  const trimmed = typed.trimStart();
  if (trimmed.startsWith('>')) return { query: trimmed.slice(1), section: 'actions' };
  if (trimmed.startsWith('/')) return { query: trimmed.slice(1), section: 'pages' };
  return { query: trimmed, section: null };
}

/** What the palette shows for what is typed; recents come first until something is searched for. */
export function paletteResults(
  items: readonly PaletteItem[],
  recents: readonly string[],
  typed: string,
): readonly PaletteItem[] {
  const { query, section } = readQuery(typed);
  const wanted = section === null ? items : items.filter((item) => item.section === section);
  if (section !== null || queryWords(query).length > 0) return matchItems(wanted, query);
  const recent = recents.flatMap((path) => {
    const item = items.find((known) => known.path === path);
    return item ? [{ ...item, id: `recent:${path}`, section: 'recents' as const }] : [];
  });
  return matchItems([...recent, ...items.filter(({ path }) => path === null || !recents.includes(path))], '');
}
