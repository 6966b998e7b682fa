import type { SheetOfEntries } from '@leme/contract/finance/entry-sheets';
import { entrySheet } from '@leme/contract/finance/papers/entry-sheet';
import type { Fault } from '@leme/contract/kit/problem';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { sheetTexts } from './texts/texts.ts';

type ChooseSheetProps = { name: string | undefined; onChoose: (file: File) => void };

export function ChooseSheet({ name, onChoose }: ChooseSheetProps) {
  const t = useText(sheetTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className="justify-start" onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" className="size-4" strokeWidth={1.75} />
        <span className="min-w-0 truncate">{name ?? t('choose')}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('file')}
        accept=".csv,.txt,.tsv,text/csv"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/** What would come of the file. */
export function Looked({ looked: { entries, receivable, payable } }: { looked: SheetOfEntries }) {
  const t = useText(sheetTexts);
  const { money } = useFormat();
  return (
    <Banner tone="neutral">
      {t('looked', { count: entries, receivable: money(receivable), payable: money(payable) })}
    </Banner>
  );
}

const shown = 20;

/** What is wrong, row by row; nothing of the file was taken in. */
export function Refusals({ faults, said }: { faults: readonly Fault[]; said: string }) {
  const t = useText(sheetTexts);
  const locale = useLocale();
  const lineOf = ({ pointer, ...fault }: Fault) => {
    const [, at, row = '', name = ''] = pointer.split('/');
    if (at !== 'rows') return faultText(fault);
    const field = entrySheet.fields[name];
    const said = faultText(fault);
    return t('row', { row, fault: field ? `${labelOf(field, locale)}: ${said}` : said });
  };
  if (faults.length === 0) return <Banner tone="danger">{said}</Banner>;
  return (
    <Banner tone="danger">
      <p>{t('refused')}</p>
      <ul className="list-disc ps-5">
        {faults.slice(0, shown).map((fault) => (
          <li key={`${fault.pointer} ${fault.code}`}>{lineOf(fault)}</li>
        ))}
      </ul>
      {faults.length > shown && <p>{t('more', { count: faults.length - shown })}</p>}
    </Banner>
  );
}
