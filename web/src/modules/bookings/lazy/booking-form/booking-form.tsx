import { bookings } from '@leme/contract/bookings/bookings';
import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import { freePeople } from '@leme/contract/bookings/rules';
import type { QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { useEntityForm } from '#kit/form/lazy/entity/use-entity-form.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
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
import { type QuoteAsked, useSettledQuote } from './use-settled-quote.ts';

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
  const client = useQueryClient();
  const writes = useSessionWrites();
  const made = useRef<BookingRow>(null);
  const linkTo = useBookingLink();
  const openPage = useOpenPage();
  const fares = options.products.find(({ id }) => id === session.product_id)?.fare_types ?? [];
  /** What it costs by the rules, as it was told last. */
  const told = useRef<QuoteReply>(undefined);
  const centsOf = (values: BookingValues) =>
    told.current ? Math.round(told.current.total * 100) : totalCents(fares, values.passengers);
  const { form, onSubmit, isBusy, close, dialogs } = useEntityForm<BookingValues>(bookings, bookingFields, {
    start: { ...emptyBooking(fares), ...(customer && namesOf(customer)) },
    faults: (values) => ({
      passengers: isNobody(values) && t('needPassenger'),
      'payment.amount':
        paysTooMuch(values, centsOf(values)) && t('aboveTotal', { total: money(centsOf(values) / 100) }),
    }),
    save: async (values) => {
      made.current = await writes.book(newBooking(session.id, values, told.current));
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
      if (isProblem(error, 'price-changed')) {
        const { now } = error.params as { now: { total: number } };
        own.setError('passengers', { type: 'server', message: t('priceMoved', { total: money(now.total) }) });
        void client.invalidateQueries({ queryKey: ['POST /quotes'] });
        return true;
      }
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
  const { quote } = useSettledQuote(askedOf(session.id, form.watch()));
  // Outside system: the form library, which judges and sends what stands there.
  useEffect(() => {
    told.current = quote;
  });
  const [customer_id] = form.watch(['customer_id']);
  const whole = `/bookings/create?session=${session.id}&date=${session.date}${customer_id && `&customer=${customer_id}`}`;
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
          quote={quote}
          room={{ seats: session.remaining_capacity, people: freePeople(session) }}
        />
        <Button variant="ghost" className="mt-4" onClick={() => close(() => openPage(whole))}>
          {t('wholeSale')}
        </Button>
      </FormDialog>
      {dialogs}
    </>
  );
}

/** What the price of the form is asked with. */
function askedOf(session_id: string, { passengers, agent_id, customer_id }: BookingValues): QuoteAsked {
  const party = passengers.filter(({ quantity }) => quantity > 0);
  if (party.length === 0) return null;
  return {
    session_id,
    party,
    code: null,
    ...(agent_id && { agent_id }),
    ...(customer_id && { customer_id }),
  };
}

function namesOf({ id, name, phone, email }: FoundCustomer) {
  return { customer_id: id, customer_name: name, customer_phone: phone ?? '', customer_email: email ?? '' };
}
