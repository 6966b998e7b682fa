import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { Key } from '#ui/key.tsx';
import { useOpenPage } from './address.tsx';
import { grouped } from './grouped.ts';
import { shellMessages } from './messages.ts';
import { isRecord, type PaletteItem, paletteResults, readQuery } from './palette-items.ts';
import { queryWords } from './palette-matcher.ts';
import { paletteMessages } from './palette-messages.ts';
import { PaletteFoot, PaletteRow } from './palette-parts.tsx';
import { useShell } from './shell-context.tsx';
import { usePaletteItems } from './use-palette-items.ts';
import { useRecents } from './use-recents.ts';
import { type Records, useRecords } from './use-records.ts';

const everything = () => 1;
/** As many as a phone shows: the rest is drawn once one can type. */
const firstRows = 12;

/** The command palette: pages, recent pages and actions under one search. */
export function Palette() {
  const t = useText(paletteMessages);
  const { dialog, setDialog } = useShell();
  return (
    <Dialog.Root open={dialog === 'palette'} onOpenChange={(open) => setDialog(open ? 'palette' : null)}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-x-0 z-40 mx-auto flex flex-col overflow-hidden bg-surface shadow-dialog outline-none max-md:inset-y-0 max-md:pb-[env(safe-area-inset-bottom)] md:top-26 md:max-h-[calc(100dvh-var(--spacing)*36)] md:w-160 md:max-w-[calc(100vw-32px)] md:animate-rise md:rounded-lg"
        >
          <Dialog.Title className="sr-only">{t('palette')}</Dialog.Title>
          <PaletteSearch />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PaletteSearch() {
  const t = useText(paletteMessages);
  const shell = useText(shellMessages);
  const { setDialog } = useShell();
  const openPage = useOpenPage();
  const items = usePaletteItems();
  const recents = useRecents();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const records = useRecords(typed);
  const isOpen = useDeferredValue(true, false);
  const found = [...paletteResults(items, recents, typed), ...records.items];
  const results = isOpen ? found : found.slice(0, firstRows);
  const selected = results.find(({ id }) => id === wanted) ?? results[0];
  const choose = (item: PaletteItem, newTab = false) => {
    if (newTab && item.path !== null) return openPage(item.path, true);
    setDialog(null);
    if (item.path !== null) openPage(item.path);
    else item.run?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (selected) choose(selected, true);
  };
  return (
    <Command
      label={t('palette')}
      shouldFilter={false}
      filter={everything}
      loop
      value={selected?.id ?? ''}
      onValueChange={setWanted}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-1 flex-col"
    >
      <div className="flex h-14 shrink-0 items-center gap-3 border-b px-4">
        <Search aria-hidden="true" className="size-4.5 shrink-0 text-muted-fg" strokeWidth={1.75} />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          maxLength={200}
          placeholder={shell('findOrGo')}
          className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none"
        />
        <Dialog.Close className="rounded-xs max-md:-me-3 max-md:grid max-md:size-12 max-md:shrink-0 max-md:place-items-center">
          <span className="sr-only">{shell('close')}</span>
          <span aria-hidden="true" className="max-md:hidden">
            <Key>Esc</Key>
          </span>
          <X aria-hidden="true" className="size-6 md:hidden" strokeWidth={1.75} />
        </Dialog.Close>
      </div>
      <Results results={results} records={records} typed={typed} onChoose={choose} />
      <PaletteFoot />
    </Command>
  );
}

type ResultsProps = {
  results: readonly PaletteItem[];
  records: Records;
  typed: string;
  onChoose: (item: PaletteItem, newTab?: boolean) => void;
};

function Results({ results, records, typed, onChoose }: ResultsProps) {
  const t = useText(paletteMessages);
  const { query } = readQuery(typed);
  const words = useMemo(() => queryWords(query), [query]);
  const sections = grouped(results, ({ section }) => section);
  return (
    <>
      <Command.List
        label={t('paletteResults')}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-1 pb-2"
      >
        <Command.Empty className="px-2 py-8 text-center text-muted-fg">
          {records.isSearching ? t('searching') : t('noResults', { query: query.slice(0, 60) })}
        </Command.Empty>
        {sections.map(([section, list]) => (
          <Command.Group
            key={section}
            heading={t(section)}
            data-stale={records.isStale && isRecord(section) ? true : undefined}
            className="data-[stale]:opacity-60 [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:pt-2.5 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted-fg [&_[cmdk-group-heading]]:text-xs"
          >
            {list.map((item) => (
              <PaletteRow key={item.id} item={item} words={words} onChoose={onChoose} />
            ))}
          </Command.Group>
        ))}
      </Command.List>
      <RecordsNote records={records} hasResults={results.length > 0} />
    </>
  );
}

/** Says that records are on their way, or that only those of this device are shown. */
function RecordsNote({ records, hasResults }: { records: Records; hasResults: boolean }) {
  const t = useText(paletteMessages);
  const word = records.missing ?? (records.isSearching && hasResults ? 'searchingMore' : null);
  return (
    <p role="status" className="px-4 text-muted-fg text-xs not-empty:py-2">
      {word && t(word)}
    </p>
  );
}
