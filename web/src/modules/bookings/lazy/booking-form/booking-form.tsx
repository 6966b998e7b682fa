import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import { freePeople } from '@leme/contract/bookings/rules';
import { useRef } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { useBookingLink } from '../customer/use-booking-link.ts';
import type { FoundCustomer } from '../customer/use-customer-search.ts';
import { FormDialog } from '../fields/form-dialog.tsx';
import { type SessionOptions, useSessionWrites } from '../session/sessions.queries.ts';
import { BookingFieldset } from './booking-fieldset.tsx';
import {
  type BookingValues,
  bookingFields,
  emptyBooking,
  isNobody,
  newBooking,
  paysTooMuch,
  totalCents,
} from './booking-values.ts';
import { bookingFormTexts } from './texts/texts.ts';

export type BookingDialogProps = {
  session: SessionRow;
  /** The record of the customer it is for. */
  customerId?: string | undefined;
  onClose: () => void;
};

export type BookingFormProps = Omit<BookingDialogProps, 'customerId'> & {
  options: SessionOptions;
  customer: FoundCustomer | undefined;
  description: string;
};

export function BookingForm({ session, options, customer, description, onClose }: BookingFormProps) {
  const t = useText(bookingFormTexts);
  const kit = useText(kitTexts);
  const { money } = useFormat();
  const toast = useToast();
  const writes = useSessionWrites();
  const made = useRef<BookingRow>(null);
  const linkTo = useBookingLink();
  const openPage = useOpenPage();
  const fares = options.products.find(({ id }) => id === session.product_id)?.fare_types ?? [];
  const { form, onSubmit, isBusy, close, dialogs } = useEntityForm<BookingValues>(bookings, bookingFields, {
    start: { ...emptyBooking(fares), ...(customer && namesOf(customer)) },
    faults: (values) => ({
      passengers: isNobody(values) && t('needPassenger'),
      'payment.amount':
        paysTooMuch(values, fares) &&
        t('aboveTotal', { total: money(totalCents(fares, values.passengers) / 100) }),
    }),
    save: async (values) => {
      made.current = await writes.book(newBooking(session.id, values));
    },
    onDone: () => {
      const booking = made.current;
      if (booking) {
        const toManifest = () => openPage(`/passenger-manifest?date=${session.date}`);
        toast.show({
          title: t('done', { code: booking.code }),
          link: linkTo(booking, session.date),
          text: description,
          action: { label: t('manifest'), onPress: toManifest },
          duration: 10_000,
        });
      }
      onClose();
    },
    place: (error, own) => {
      const isFull = isProblem(error, 'people-full');
      if (!isFull && !isProblem(error, 'seats-sold-out')) return false;
      const { free, wanted } = error.params;
      const message = t(isFull ? 'peopleFull' : 'soldOut', { free: Number(free), wanted: Number(wanted) });
      own.setError('passengers', { type: 'server', message });
      toast.show({ tone: 'danger', title: kit('validationTitle'), text: message });
      writes.changed();
      return true;
    },
    failedTitle: t('failed'),
  });
  return (
    <>
      <FormDialog
        title={t('title')}
        description={description}
        onClose={() => close(onClose)}
        onSubmit={onSubmit}
        busy={isBusy}
        submitLabel={t('save')}
      >
        <BookingFieldset
          form={form}
          fares={fares}
          agents={options.agents}
          room={{ seats: session.remaining_capacity, people: freePeople(session) }}
        />
      </FormDialog>
      {dialogs}
    </>
  );
}

function namesOf({ id, name, phone, email }: FoundCustomer) {
  return { customer_id: id, customer_name: name, customer_phone: phone ?? '', customer_email: email ?? '' };
}
