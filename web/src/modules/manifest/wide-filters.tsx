import { Search } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#kit/i18n.ts';
import { useShortcut } from '#kit/shortcuts.ts';
import { FilterBar } from '#ui/filter-selects.tsx';
import { Key } from '#ui/key.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type FilterFieldsProps, useFilters } from './filter-controls.ts';
import { LateScanButton } from './late-scan-button.tsx';
import { QuickToggles, type QuickTogglesProps } from './quick-toggles.tsx';
import type { ScanButtonProps } from './scan/public.ts';
import { manifestTexts } from './texts/texts.ts';

export type SearchProps = { typed: string; onType: (typed: string) => void };

export type WideFiltersProps = FilterFieldsProps &
  SearchProps &
  QuickTogglesProps & { scan: Omit<ScanButtonProps, 'size'> | null };

/** Under the date on wide screens: the search over the day, one-tap filters, the scanner; the three filters at the end. */
export function WideFilters({ typed, onType, scan, ...filter }: WideFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DaySearch typed={typed} onType={onType} />
      {scan && <LateScanButton {...scan} size="sm" />}
      <QuickToggles {...filter} />
      <div className="ms-auto flex flex-wrap gap-2">
        <FilterBar controls={useFilters(filter).controls} />
      </div>
    </div>
  );
}

function DaySearch({ typed, onType }: SearchProps) {
  const t = useText(manifestTexts);
  const field = useRef<HTMLInputElement>(null);
  useShortcut({ key: '/', label: t('searchLong'), scope: 'page' }, () => field.current?.focus());
  return (
    <TextInput
      ref={field}
      type="search"
      size="sm"
      // Under the header, where the shortcut finds it.
      className="w-72 [&>input]:scroll-mt-24"
      aria-label={t('searchLong')}
      placeholder={t('searchLong')}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || typed === '') return;
        event.stopPropagation();
        onType('');
      }}
      prefix={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
      suffix={<Key>/</Key>}
    />
  );
}
