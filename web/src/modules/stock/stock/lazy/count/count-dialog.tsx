import type { postStockCount } from '@leme/contract/stock/endpoints';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Field } from '#ui/field/field.tsx';
import { Select } from '#ui/select/select.tsx';
import { useLines, usePlaces } from '../../stock.queries.ts';
import { useStockWords } from '../../units.ts';
import { CountLine } from './count-line.tsx';
import { type Counted, differenceOf, withCounted } from './counted.ts';
import { CountedList } from './counted-list.tsx';
import { printCountingList } from './counting-list.tsx';
import { countTexts } from './texts/texts.ts';

/** Counting on a phone: read or type a code, count, look at the differences, post. */
export function CountDialog({ onClose }: { onClose: () => void }) {
  const t = useText(countTexts);
  const kit = useText(kitTexts);
  const { query: placesQuery, places } = usePlaces();
  const [chosen, choose] = useState<string | null>(null);
  const place = chosen ?? (places.length === 1 ? (places[0]?.value ?? null) : null);
  const query = useLines(place);
  const [counted, setCounted] = useState<readonly Counted[]>([]);
  const [isLeaving, setLeaving] = useState(false);
  const print = usePrint();
  const leave = () => (counted.length > 0 ? setLeaving(true) : onClose());
  const { run, isBusy, refusal } = useVerb(
    (location_id: string) =>
      call<typeof postStockCount>('POST /stock/counts', {
        location_id,
        lines: counted.map(({ line, counted: quantity, mark }) => ({
          item_id: line.item_id,
          counted: quantity,
          mark,
        })),
      }),
    {
      shows: ['stock'],
      done: () => {
        const differing = counted.filter((each) => differenceOf(each) !== 0).length;
        onClose();
        return { title: t('posted'), text: t('differences', { count: differing }) };
      },
    },
  );
  return (
    <Dialog
      onClose={leave}
      title={t('title')}
      footer={
        <>
          <Button disabled={!query.data} onClick={() => query.data && print(query.data)}>
            <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('print')}
          </Button>
          <Button
            variant="primary"
            disabled={counted.length === 0}
            busy={isBusy}
            onClick={() => place && void run(place)}
          >
            {t('post', { count: counted.length })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {placesQuery.isSuccess && places.length === 0 && <Banner tone="warning">{t('noPlaces')}</Banner>}
        <Field label={t('place')}>
          <Select value={place} options={places} disabled={counted.length > 0} onValueChange={choose} />
        </Field>
        {refusal && <Banner tone="danger">{refusal}</Banner>}
        {place && (
          <QueryView query={query} skeleton="list" skeletonCount={3} errorTitle={t('loadFailed')}>
            {({ data }) => (
              <CountLine
                lines={data}
                place={place}
                onCounted={(one) => setCounted((before) => withCounted(before, one))}
              />
            )}
          </QueryView>
        )}
        <CountedList
          counted={counted}
          onRemove={(id) => setCounted((before) => before.filter(({ line }) => line.item_id !== id))}
        />
      </div>
      <ConfirmDialog
        open={isLeaving}
        onOpenChange={setLeaving}
        title={kit('unsavedTitle')}
        text={t('leaveText')}
        labels={{ confirm: kit('discard'), cancel: kit('stay') }}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

function usePrint() {
  const words = useStockWords();
  const locale = useLocale();
  const format = useFormat();
  const company = useSignedIn().tenant.name;
  return (sheet: Parameters<typeof printCountingList>[0]['sheet']) =>
    printCountingList({ sheet, words, locale, moment: format.dateTime(new Date()), company });
}
