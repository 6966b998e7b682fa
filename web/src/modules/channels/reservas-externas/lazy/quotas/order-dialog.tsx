import type { createAllotments } from '@leme/contract/channels/allotments/allotment-endpoints';
import { allotmentOrder } from '@leme/contract/channels/allotments/allotment-order';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { quotasTexts } from './texts/texts.ts';

const start = {
  partner_id: '',
  product_id: '',
  from: '',
  to: '',
  weekdays: [] as number[],
  seats: null as number | null,
  release_hours: 24 as number | null,
  note: '',
};
type Draft = typeof start;

/** Seats of each departure of a product between two days are kept; which could keep none is said. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const t = useText(quotasTexts);
  const { shortDate, time } = useFormat();
  return (
    <VerbDialog
      entity={allotmentOrder}
      fields={['partner_id', 'product_id', 'from', 'to', 'weekdays', 'seats', 'release_hours', 'note']}
      start={start}
      title={t('order')}
      description={t('orderText')}
      submit={t('order')}
      faults={({ from, to }) => ({ to: from !== '' && to !== '' && to < from && t('backwards') })}
      run={({ partner_id, seats, release_hours, note, ...filter }: Draft) =>
        call<typeof createAllotments>('POST /seat-allotments', {
          partner_id,
          seats: seats ?? 0,
          release_hours: release_hours ?? 0,
          note: note.trim() || null,
          filter,
        })
      }
      shows={['reservas-externas', 'sessions']}
      done={({ made, left }) => ({
        title: t('made', { count: made.length }),
        ...(left.length > 0 && {
          text: t('left', {
            count: left.length,
            which: left
              .slice(0, 3)
              .map(
                ({ date, start_time, why }) => `${shortDate(date)} ${time(start_time)} (${t(`why.${why}`)})`,
              )
              .join(', '),
          }),
        }),
      })}
      onClose={onClose}
    />
  );
}
