import type { ExternalBooking, ExternalFault } from '@leme/contract/channels/external-bookings';
import type { acceptExternalBooking } from '@leme/contract/channels/external-endpoints';
import { externalSale } from '@leme/contract/channels/external-sale';
import type { UseFormReturn } from 'react-hook-form';
import { call, isProblem } from '#kit/api/api.ts';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { VerbDialog } from '#kit/form/lazy/verb/verb-dialog.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DepartureSelect, PartyFault, PartyFields, useDepartures } from '../../../criar/departure-select.tsx';
import { type Counts, partyOf } from '../../../criar/use-sale.ts';
import { AsSaid, type Said, useExternal } from './as-said.tsx';
import { meantDeparture, meantParty } from './meant.ts';
import { externalTexts } from './texts/texts.ts';

type BookDialogProps = {
  external: ExternalBooking & { id: string };
  /** Why it could not be booked as it came. */
  refusal: unknown;
  onDone: () => void;
  onClose: () => void;
};

/** What nobody could book as it came: the office says in which departure and for whom, beside what the partner asked. */
export function BookDialog(props: BookDialogProps) {
  const t = useText(externalTexts);
  const kit = useText(kitTexts);
  const asked = useExternal(props.external.id);
  const said = asked.data?.said;
  const departures = useDepartures(said?.date ?? '');
  const isThere = said && (departures.data || departures.isError || !said.date);
  if (isThere) return <Booking {...props} said={said} day={departures.data ?? nothingThatDay} />;
  return (
    <Dialog title={t('bookTitle', { reference: props.external.reference ?? '' })} onClose={props.onClose}>
      <QueryView query={asked} skeleton="list" errorTitle={t('loadFailed')}>
        {() => <Skeleton variant="list" label={kit('loading')} />}
      </QueryView>
    </Dialog>
  );
}

const nothingThatDay = { data: [], fares: [] };

const reasons = {
  'unknown-product': 'whyProduct',
  'unknown-unit': 'whyFare',
  'no-departure': 'whyDeparture',
  'not-on-sale': 'whyDeparture',
  'price-differs': 'whyUntold',
} as const satisfies Record<ExternalFault, string>;

type Meant = { day: string; session_id: string; counts: Counts };
type BookingProps = BookDialogProps & { said: Said; day: Parameters<typeof meantDeparture>[1] };

function Booking({ external, refusal, said, day, onDone, onClose }: BookingProps) {
  const t = useText(externalTexts);
  const session_id = meantDeparture(said, day);
  const fault =
    isProblem(refusal, 'external-unbooked') && (refusal.params.fault as ExternalFault | undefined);
  return (
    <VerbDialog
      entity={externalSale}
      fields={['day', 'session_id']}
      start={{ day: said.date ?? '', session_id, counts: meantParty(said, day, session_id) } as Meant}
      faults={({ counts, session_id }) => ({
        counts: session_id !== '' && partyOf(counts).length === 0 && t('lacksParty'),
      })}
      title={t('bookTitle', { reference: external.reference ?? '' })}
      submit={t('book')}
      run={({ session_id, counts }) =>
        call<typeof acceptExternalBooking>('POST /external-bookings/:id/acceptance', {
          id: external.id,
          session_id,
          passengers: partyOf(counts),
        } as never)
      }
      shows={['reservas-externas', 'bookings', 'sessions']}
      done={({ code }) => {
        onDone();
        return t('accepted', { code: code ?? '' });
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <Banner tone="warning">{t(fault ? reasons[fault] : 'whyUntold')}</Banner>
          <AsSaid said={said} />
          <Where form={form} said={said} partner_id={external.partner_id} />
        </>
      )}
    </VerbDialog>
  );
}

type WhereProps = { form: UseFormReturn<Meant>; said: Said; partner_id: string };

function Where({ form, said, partner_id }: WhereProps) {
  const [day, session_id, counts] = form.watch(['day', 'session_id', 'counts']);
  const departures = useDepartures(day).data;
  const setCounts = (next: Counts) =>
    form.setValue('counts', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <>
      <EntityField entity={externalSale} control={form.control} name="day" />
      <EntityField entity={externalSale} control={form.control} name="session_id">
        {({ value, onChange, onBlur }) => (
          <DepartureSelect
            day={day}
            partner_id={partner_id}
            value={value}
            onChange={(id) => {
              onChange(id);
              if (departures) setCounts(meantParty(said, departures, id));
            }}
            onBlur={onBlur}
          />
        )}
      </EntityField>
      <PartyFields day={day} session_id={session_id} counts={counts} onCounts={setCounts} />
      <PartyFault of={form.getFieldState('counts', form.formState).error?.message} />
    </>
  );
}
