import { type RefObject, useMemo } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { queryWords } from '../menu-search/palette-matcher.ts';
import { isRecord, type PaletteItem, type PaletteSection, readQuery } from './palette-items.ts';
import { PaletteRow } from './palette-parts.tsx';
import { paletteTexts } from './texts/texts.ts';
import type { Records } from './use-records.ts';

type ResultsProps = {
  listId: string;
  list: RefObject<HTMLDivElement | null>;
  sections: readonly [PaletteSection, readonly PaletteItem[]][];
  records: Records;
  typed: string;
  selected: PaletteItem | undefined;
  optionId: (item: PaletteItem) => string;
  onMark: (item: PaletteItem) => void;
  onChoose: (item: PaletteItem) => void;
};

/** What was found under the names of its sections, and what is still on its way. */
export function PaletteResults({ listId, list, sections, records, typed, ...props }: ResultsProps) {
  const t = useText(paletteTexts);
  const { query } = readQuery(typed);
  const words = useMemo(() => queryWords(query), [query]);
  const hasResults = sections.length > 0;
  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={t('paletteResults')}
        tabIndex={-1}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pt-1 pb-2"
      >
        {!hasResults && (
          <p role="presentation" className="px-2 py-8 text-center text-muted-fg">
            {records.isSearching ? t('searching') : t('noResults', { query: query.slice(0, 60) })}
          </p>
        )}
        {sections.map(([section, rows]) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox holds options and groups of them, no field sets
          <div
            key={section}
            role="group"
            aria-labelledby={`${listId}${section}`}
            data-stale={records.isStale && isRecord(section) ? true : undefined}
            className="data-[stale]:opacity-60"
          >
            <p
              id={`${listId}${section}`}
              role="presentation"
              className="px-2 pt-2.5 pb-1 font-semibold text-muted-fg text-xs"
            >
              {t(section)}
            </p>
            {rows.map((item) => (
              <PaletteRow
                key={item.id}
                id={props.optionId(item)}
                item={item}
                words={words}
                isSelected={item === props.selected}
                onMark={props.onMark}
                onChoose={props.onChoose}
              />
            ))}
          </div>
        ))}
      </div>
      <RecordsNote records={records} hasResults={hasResults} />
    </>
  );
}

/** Says that records are on their way, or that only those of this device are shown. */
function RecordsNote({ records, hasResults }: { records: Records; hasResults: boolean }) {
  const t = useText(paletteTexts);
  const word = records.missing ?? (records.isSearching && hasResults ? 'searchingMore' : null);
  return (
    <p role="status" className="px-4 text-muted-fg text-xs not-empty:py-2">
      {word && t(word)}
    </p>
  );
}
