import { bookings } from '@leme/contract/bookings/bookings';
import type { extendHold } from '@leme/contract/bookings/life/life-endpoints';
import { call } from '#kit/api/api.ts';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { pageTexts } from '../../page/texts/texts.ts';
import { bookingOf } from '../booking-cells.tsx';
import { listTexts } from '../texts/texts.ts';
import type { SeveralProps } from './several-props.ts';

type Values = { hold_expires_at: string | null };

/** Until when the seats of all these holds are kept; without a moment as long as the company does. */
export function ExtendSeveral({ rows, start, onClose }: SeveralProps) {
  const t = useText(pageTexts);
  const words = useText(listTexts);
  const begin = async ({ hold_expires_at: until }: Values) => {
    start(
      {
        kind: 'change',
        undo: null,
        work: async (row) => {
          const body = { id: row.id, version: bookingOf(row).version, ...(until && { until }) };
          const after = await call<typeof extendHold>('POST /bookings/:id/extension', body);
          return { ...row, version: after.version, hold_expires_at: after.hold_expires_at };
        },
      },
      rows,
    );
  };
  return (
    <VerbDialog<Values, void>
      entity={bookings}
      fields={['hold_expires_at']}
      start={{ hold_expires_at: null }}
      title={words('extendTitle', { count: rows.length })}
      description={t('extendText')}
      size="sm"
      submit={t('extend')}
      run={begin}
      onClose={onClose}
    />
  );
}
