import type { ExternalBooking } from '@leme/contract/channels/external-bookings';
import type { acceptExternalBooking } from '@leme/contract/channels/external-endpoints';
import { externalSale } from '@leme/contract/channels/external-sale';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { useText } from '#kit/text/i18n.ts';
import { DepartureSelect, PartyFields } from '../../../criar/departure-select.tsx';
import { externalTexts } from './texts/texts.ts';

const start = { day: '', session_id: '' };

type BookDialogProps = {
  external: ExternalBooking & { id: string };
  onDone: () => void;
  onClose: () => void;
};

/** What nobody could book as it came: the office says in which departure and for whom. */
export function BookDialog({ external, onDone, onClose }: BookDialogProps) {
  const t = useText(externalTexts);
  const [counts, setCounts] = useState<Readonly<Record<string, number>>>({});
  const passengers = Object.entries(counts)
    .filter(([, quantity]) => quantity > 0)
    .map(([fare_type_id, quantity]) => ({ fare_type_id, quantity }));
  return (
    <VerbDialog
      entity={externalSale}
      fields={['day', 'session_id']}
      start={start}
      title={t('bookTitle', { reference: external.reference ?? '' })}
      submit={t('book')}
      run={({ session_id }: typeof start) =>
        call<typeof acceptExternalBooking>('POST /external-bookings/:id/acceptance', {
          id: external.id,
          session_id,
          passengers,
        } as never)
      }
      shows={['reservas-externas', 'bookings', 'sessions']}
      done={({ code }) => {
        onDone();
        return t('accepted', { code: code ?? '' });
      }}
      onClose={onClose}
    >
      {({ control, watch }) => {
        const [day, session_id] = watch(['day', 'session_id']);
        return (
          <>
            <EntityField entity={externalSale} control={control} name="day" />
            <EntityField entity={externalSale} control={control} name="session_id">
              {({ value, onChange, onBlur }) => (
                <DepartureSelect
                  day={day}
                  partner_id={external.partner_id}
                  value={value}
                  onChange={onChange}
                  onBlur={onBlur}
                />
              )}
            </EntityField>
            <PartyFields day={day} session_id={session_id} counts={counts} onCounts={setCounts} />
          </>
        );
      }}
    </VerbDialog>
  );
}
