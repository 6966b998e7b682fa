import { nfseSheet } from '@leme/contract/finance/invoices/nfse/nfse-sheet';
import type { Fault } from '@leme/contract/kit/problem';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { dayIn } from '@leme/contract/kit/values/days';
import { Download, FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { faultText } from '#kit/form/lazy/fault/fault-text.ts';
import { largestFile } from '#kit/resource/import/import-calls.ts';
import { saveFile } from '#kit/resource/save-file.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Select } from '#ui/select/select.tsx';
import { nfseTexts } from './texts/texts.ts';
import { type Refused, useNotes } from './use-notes.ts';

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;
const mostMonths = 13;
const shown = 20;

/** The month for who issues the electronic invoices of the city, and their numbers back; issuing them is an integration. */
export function NfseDialog({ mayImport, onClose }: { mayImport: boolean; onClose: () => void }) {
  const t = useText(nfseTexts);
  const kit = useText(kitTexts);
  const isOffline = useConnectivity() === 'offline';
  const notes = useNotes(onClose);
  const { file, looked, looking, taking } = notes;
  const tooLarge = file !== null && file.size > largestFile;
  const isReady = looked !== null && looked.asks.length === 0;
  const isBusy = looking.isBusy || taking.isBusy;
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={t('integration')}
      onSubmit={() => file && !tooLarge && !isBusy && void (isReady ? taking.run() : looking.run())}
      footer={
        <>
          <Button onClick={onClose}>{kit('close')}</Button>
          {mayImport && (
            <Button type="submit" variant="primary" disabled={!file || tooLarge || isOffline} busy={isBusy}>
              {isReady ? t('take') : t('look')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-6">
        <MonthOut isOffline={isOffline} />
        {mayImport && (
          <section className="grid gap-3">
            <h3 className="font-semibold">{t('back')}</h3>
            <p className="text-muted-fg">{t('columns')}</p>
            <ChooseFile name={file?.name} onChoose={notes.choose} />
            {tooLarge && <Banner tone="danger">{t('tooLarge')}</Banner>}
            {notes.refused && <Refusals {...notes.refused} />}
            {looked?.asks.map(({ column, cells }) => (
              <div key={column} className="grid gap-2">
                <Banner tone="warning">{t('ask', { column, cells: cells.join(' · ') })}</Banner>
                <Select
                  name={t('readingOf', { column })}
                  value={notes.days}
                  placeholder={t('chooseReading')}
                  options={(['day', 'month'] as const).map((value) => ({
                    value,
                    label: t(`reading_${value}`),
                  }))}
                  onValueChange={(reading) => notes.say(reading === 'month' ? 'month' : 'day')}
                />
              </div>
            ))}
            {looked && isReady && (
              <Banner tone="neutral">
                {t('looked', { count: looked.changed, same: looked.same, empty: looked.empty })}
              </Banner>
            )}
          </section>
        )}
      </div>
    </Dialog>
  );
}

function MonthOut({ isOffline }: { isOffline: boolean }) {
  const t = useText(nfseTexts);
  const locale = useLocale();
  const heading = useId();
  const first = dayIn(useTimeZone(), Temporal.Now.instant()).slice(0, 7);
  const months = Array.from({ length: mostMonths }, (_, back) =>
    Temporal.PlainYearMonth.from(first).subtract({ months: back }),
  );
  const [month, setMonth] = useState(first);
  const nameOf = (of: Temporal.PlainYearMonth) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${of.toString()}-01T00:00:00Z`),
    );
  const saving = useVerb(() => saveFile(`/api/invoice-nfse/sheet?month=${month}`, `nfse-${month}.csv`), {
    failed: t('notSaved'),
  });
  return (
    <section aria-labelledby={heading} className="grid gap-3">
      <h3 id={heading} className="font-semibold">
        {t('month')}
      </h3>
      <p className="text-muted-fg">{t('monthText')}</p>
      <div className="flex flex-wrap items-center gap-2 [&>*]:max-md:h-11">
        <Select
          name={t('month')}
          value={month}
          options={months.map((of) => ({ value: of.toString(), label: nameOf(of) }))}
          onValueChange={setMonth}
        />
        <Button disabled={isOffline} busy={saving.isBusy} onClick={() => void saving.run()}>
          <Download {...icon} />
          {t('save')}
        </Button>
      </div>
    </section>
  );
}

function ChooseFile({ name, onChoose }: { name: string | undefined; onChoose: (file: File) => void }) {
  const t = useText(nfseTexts);
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className="justify-start max-md:h-11" onClick={() => input.current?.click()}>
        <FileUp {...icon} />
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

/** What is wrong, row by row; nothing of the file was taken in. */
function Refusals({ faults, said }: Refused) {
  const t = useText(nfseTexts);
  const locale = useLocale();
  const lineOf = ({ pointer, ...fault }: Fault) => {
    const [, at, row = '', name = ''] = pointer.split('/');
    if (at !== 'rows') return faultText(fault);
    const field = nfseSheet.fields[name];
    const words = faultText(fault);
    return t('row', { row, fault: field ? `${labelOf(field, locale)}: ${words}` : words });
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
