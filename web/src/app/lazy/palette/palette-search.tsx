import { Search, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Key } from '#ui/buttons/key.tsx';
import { useOpenPage } from '../../shell/address.tsx';
import { grouped } from '../../shell/menu/grouped.ts';
import { useRecents } from '../../shell/own-pages/use-recents.ts';
import { useShell } from '../../shell/shell-context.tsx';
import { shellTexts } from '../../shell/texts/texts.ts';
import { type PaletteItem, paletteResults } from './palette-items.ts';
import { PaletteFoot } from './palette-parts.tsx';
import { PaletteResults } from './palette-results.tsx';
import { stepOf } from './step-of.ts';
import { paletteTexts } from './texts/texts.ts';
import { usePaletteItems } from './use-palette-items.ts';
import { useRecords } from './use-records.ts';

/** As many as a phone shows: the rest is drawn once one can type. */
const firstRows = 12;

/** The field and what it finds, chosen by keys without leaving the field. */
export function PaletteSearch({ isDrawn }: { isDrawn: boolean }) {
  const t = useText(paletteTexts);
  const shell = useText(shellTexts);
  const { setDialog } = useShell();
  const openPage = useOpenPage();
  const items = usePaletteItems();
  const recents = useRecents();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const records = useRecords(typed);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const found = [...paletteResults(items, recents, typed), ...records.items];
  const sections = grouped(isDrawn ? found : found.slice(0, firstRows), ({ section }) => section);
  const results = sections.flatMap(([, rows]) => rows);
  const marked = Math.max(
    0,
    results.findIndex(({ id }) => id === wanted),
  );
  const selected = results[marked];
  const optionId = (item: PaletteItem) => `${listId}${item.id}`;
  const choose = (item: PaletteItem, newTab = false) => {
    if (newTab && item.path !== null) return openPage(item.path, true);
    setDialog(null);
    if (item.path !== null) openPage(item.path);
    else item.run?.();
  };
  const type = (text: string) => {
    setTyped(text);
    setWanted('');
    if (list.current) list.current.scrollTop = 0;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && selected) choose(selected, event.ctrlKey || event.metaKey);
    const next = results[stepOf(event.key, marked, results.length) ?? -1];
    if (next) {
      setWanted(next.id);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (next || event.key === 'Enter') event.preventDefault();
  };
  return (
    <>
      <div className="flex h-14 shrink-0 items-center gap-3 border-b px-4">
        <Search aria-hidden="true" className="size-4.5 shrink-0 text-muted-fg" strokeWidth={1.75} />
        <input
          type="text"
          role="combobox"
          aria-label={t('palette')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={selected && optionId(selected)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={200}
          placeholder={shell('findOrGo')}
          className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none"
        />
        <Dialog.Close className="rounded-xs max-md:-me-3 max-md:grid max-md:size-12 max-md:shrink-0 max-md:place-items-center">
          <span className="sr-only">{t('close')}</span>
          <span aria-hidden="true" className="max-md:hidden">
            <Key>Esc</Key>
          </span>
          <X aria-hidden="true" className="size-6 md:hidden" strokeWidth={1.75} />
        </Dialog.Close>
      </div>
      <PaletteResults
        listId={listId}
        list={list}
        sections={sections}
        records={records}
        typed={typed}
        selected={selected}
        optionId={optionId}
        onMark={({ id }) => setWanted(id)}
        onChoose={choose}
      />
      <PaletteFoot />
    </>
  );
}
