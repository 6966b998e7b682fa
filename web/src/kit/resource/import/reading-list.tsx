import { useId } from 'react';
import { Banner } from '#ui/feedback/banner.tsx';
import { Select } from '#ui/select/select.tsx';
import { useText } from '../../text/i18n.ts';
import type { Import, Reading } from './import-calls.ts';
import { importTexts } from './texts/texts.ts';

export type ReadingListProps = {
  report: Import;
  disabled: boolean;
  onRead: (column: string, reading: Reading) => void;
};

/** How columns are written whose cells mean two things; where the file does not show it, it is asked once for the column. */
export function ReadingList({ report, disabled, onRead }: ReadingListProps) {
  const t = useText(importTexts);
  const id = useId();
  const isAsked = report.readings.some(({ reading }) => reading === null);
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h3 id={id} className="font-semibold">
        {t('readings')}
      </h3>
      {isAsked && <Banner tone="warning">{t('askReading')}</Banner>}
      <ul className="grid rounded-md border">
        {report.readings.map(({ column, among, reading, cells }) => (
          <li
            key={column}
            className="grid items-center gap-x-3 gap-y-1.5 border-b px-3 py-2 last:border-b-0 md:grid-cols-[minmax(0,1fr)_16rem]"
          >
            <div className="min-w-0">
              <p className="truncate font-semibold">{column}</p>
              <p className="truncate text-muted-fg text-xs">{cells.join(' · ')}</p>
            </div>
            <Select
              name={t('readingOf', { column })}
              value={reading}
              placeholder={t('chooseReading')}
              options={among.map((value) => ({ value, label: t(`reading-${value}`) }))}
              disabled={disabled}
              onValueChange={(value) => {
                const chosen = among.find((each) => each === value);
                if (chosen) onRead(column, chosen);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
