import { importColumns } from '@leme/contract/kit/resource/csv-columns';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { Select } from '#ui/select/select.tsx';
import { useLocale, useText } from '../../text/i18n.ts';
import type { Import, Mapping } from './import-calls.ts';
import { importTexts } from './texts/texts.ts';

export type MappingListProps = {
  resource: Resource;
  report: Import;
  mapping: Mapping;
  disabled: boolean;
  onMap: (header: string, target: string) => void;
};

/** What each column of the file means, beside what stands in it. */
export function MappingList({ resource, report, mapping, disabled, onMap }: MappingListProps) {
  const t = useText(importTexts);
  const locale = useLocale();
  const options = [
    { value: '', label: t('leaveOut') },
    ...importColumns(resource, locale).map(({ target, label }) => ({ value: target, label })),
  ];
  return (
    <ul className="grid rounded-md border">
      {report.columns.map((header, at) => (
        <li
          key={header}
          className="grid items-center gap-x-3 gap-y-1.5 border-b px-3 py-2 last:border-b-0 md:grid-cols-[minmax(0,1fr)_16rem]"
        >
          <div className="min-w-0">
            <p className="truncate font-semibold">{header}</p>
            <p className="truncate text-muted-fg text-xs">
              {report.examples
                .map((cells) => cells[at])
                .filter(Boolean)
                .join(' · ') || t('noExample')}
            </p>
          </div>
          <Select
            name={t('meaningOf', { column: header })}
            value={mapping[header] ?? ''}
            options={options}
            disabled={disabled}
            onValueChange={(target) => onMap(header, target)}
          />
        </li>
      ))}
    </ul>
  );
}
