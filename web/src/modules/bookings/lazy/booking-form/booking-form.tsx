import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import { freePeople } from '@leme/contract/bookings/rules';
import { useRef } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { useProblemForm } from '#kit/form/problem-form.ts';
import { textsIn } from '#kit/form/typed-text.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { useBookingLink } from '../customer/use-booking-link.ts';
import type { FoundCustomer } from '../customer/use-customer-search.ts';
import { FormDialog } from '../fields/form-dialog.tsx';
import { type SessionOptions, useSessionWrites } from '../session/sessions.queries.ts';
import { BookingFieldset } from './booking-fieldset.tsx';
import { bookingResolver } from './booking-resolver.ts';
import { type BookingValues, bookingFields, emptyBooking, totalCents } from './booking-values.ts';
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
  const { form, onSubmit, isBusy, isDirty } = useProblemForm<BookingValues>({
    defaultValues: { ...emptyBooking(fares), ...(customer && namesOf(customer)) },
    resolver: bookingResolver(fares, ({ code: fault }, values) =>
      fault === 'aboveTotal'
        ? t('aboveTotal', { total: money(totalCents(fares, values.passengers) / 100) })
        : t(fault),
    ),
    submit: async (values) => {
      made.current = await writes.book(bookingFields(session.id, values));
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
    onProblem: (error, own) => {
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
  const guard = useDirtyGuard(isDirty, { typed: () => textsIn(form) });
  return (
    <>
      <FormDialog
        title={t('title')}
        description={description}
        onClose={() => guard.ask(onClose)}
        onSubmit={() => void onSubmit()}
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
      {guard.dialog}
    </>
  );
}

function namesOf({ id, name, phone, email }: FoundCustomer) {
  return { customer_id: id, customer_name: name, customer_phone: phone ?? '', customer_email: email ?? '' };
}
