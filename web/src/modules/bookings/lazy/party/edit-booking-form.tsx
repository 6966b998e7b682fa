import { read } from '@leme/contract/access/permission';
import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import { freePeople } from '@leme/contract/bookings/rules';
import { useRef, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { BookingFieldset } from '../booking-form/booking-fieldset.tsx';
import {
  type BookingValues,
  bookingFields,
  changedFields,
  faresOfEdit,
  isGroupSold,
  isNobody,
  valuesOfBooking,
} from '../booking-form/booking-values.ts';
import { bookingFormTexts } from '../booking-form/texts/texts.ts';
import { useBookingLink } from '../customer/use-booking-link.ts';
import { FormDialog } from '../fields/form-dialog.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { nameOf } from '../session/session-parts.tsx';
import type { SessionOptions } from '../session/sessions.queries.ts';
import { useBookingWrites } from './booking.queries.ts';
import { bookingWords } from './booking-words.ts';
import { ChooseLeavers } from './choose-leavers.tsx';
import { partyTexts } from './texts/texts.ts';
import { useBookingProblems } from './use-booking-problems.ts';

export type EditBookingDialogProps = { booking: BookingRow; session: SessionRow; onClose: () => void };

export type EditBookingFormProps = EditBookingDialogProps & { options: SessionOptions };

/** The form's state, and what becomes of it when two people save at once or somebody has to leave the party. */
function useBookingEdit({ booking, session, options, onClose }: EditBookingFormProps) {
  const t = useText(partyTexts);
  const words = useText(bookingFormTexts);
  const toast = useToast();
  const writes = useBookingWrites();
  const linkTo = useBookingLink();
  // The form keeps the booking it was opened with: a list fetched again meanwhile changes nothing under the hands.
  const [opened, setOpened] = useState(booking);
  const onSale = options.products.find(({ id }) => id === session.product_id)?.fare_types ?? [];
  const fares = faresOfEdit(opened, onSale, words('groupSize'));
  const leavers = useRef<readonly string[]>([]);
  const { place, question, settle } = useBookingProblems({ onGone: onClose, changed: writes.changed });
  const isFareless = opened.booking_passengers.length === 0 && !isGroupSold(opened);
  const entityForm = useEntityForm<BookingValues, BookingRow>(bookings, bookingFields, {
    start: {
      row: booking,
      valuesOf: (row) => valuesOfBooking(row, faresOfEdit(row, onSale, words('groupSize'))),
      say: bookingWords(fares, options.agents),
      staleTitle: t('staleTitle'),
      alongside: { customer_name: ['customer_id'] },
      onTheirs: setOpened,
    },
    faults: (values) => ({ passengers: isNobody(values) && !isFareless && words('needPassenger') }),
    save: (values, base) => {
      const removed_passenger_ids = [...leavers.current];
      leavers.current = [];
      const { id, version } = base ?? opened;
      return writes.update({ ...changedFields(values), id, version, removed_passenger_ids });
    },
    onDone: () => {
      toast.show({ title: t('saved', { code: opened.code }), link: linkTo(opened, session.date) });
      onClose();
    },
    place,
    failedTitle: t('saveFailed'),
  });
  const leave = (ids: readonly string[]) => {
    settle();
    leavers.current = ids;
    entityForm.onSubmit();
  };
  return { ...entityForm, opened, fares, leaving: { question, settle, leave } };
}

export function EditBookingForm(props: EditBookingFormProps) {
  const { session, options, onClose } = props;
  const t = useText(partyTexts);
  const { form, onSubmit, isBusy, close, dialogs, opened, fares, leaving } = useBookingEdit(props);
  const withNotes = useCan()(read('passenger-health'));
  const free = freePeople(session);
  return (
    <>
      <FormDialog
        title={t('editTitle')}
        description={`${opened.code} · ${nameOf(session)}`}
        actions={<HistoryButton booking={opened} />}
        onClose={() => close(onClose)}
        onSubmit={onSubmit}
        busy={isBusy}
        submitLabel={t('save')}
      >
        <BookingFieldset
          form={form}
          fares={fares}
          agents={options.agents}
          room={{
            seats: session.remaining_capacity + opened.seats,
            people: free === null ? null : free + opened.people,
          }}
          edits={{ withNotes }}
        />
      </FormDialog>
      {leaving.question && (
        <ChooseLeavers
          booking={opened}
          question={leaving.question}
          onClose={leaving.settle}
          onChosen={leaving.leave}
        />
      )}
      {dialogs}
    </>
  );
}
