import { read } from '@leme/contract/access/permission';
import type { BookingRow, SessionRow } from '@leme/contract/bookings/endpoints';
import { freePeople } from '@leme/contract/bookings/rules';
import { useState } from 'react';
import { useCan } from '#kit/auth-session/auth-session.tsx';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { StaleChoice } from '#kit/form/lazy/stale/stale-choice.tsx';
import { useProblemForm } from '#kit/form/problem-form.ts';
import { textsIn } from '#kit/form/typed-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { BookingFieldset } from '../booking-form/booking-fieldset.tsx';
import { bookingResolver } from '../booking-form/booking-resolver.ts';
import {
  type BookingValues,
  changedFields,
  faresWith,
  valuesOfBooking,
} from '../booking-form/booking-values.ts';
import { bookingFormTexts } from '../booking-form/texts/texts.ts';
import { useBookingLink } from '../customer/use-booking-link.ts';
import { FormDialog } from '../fields/form-dialog.tsx';
import { HistoryButton } from '../history/history-button.tsx';
import { nameOf } from '../session/session-parts.tsx';
import type { SessionOptions } from '../session/sessions.queries.ts';
import { useBookingWrites } from './booking.queries.ts';
import { ChooseLeavers } from './choose-leavers.tsx';
import { useBookingComparison } from './compare-bookings.ts';
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
  // What is typed goes on from what was read last.
  const [base, setBase] = useState(booking);
  const onSale = options.products.find(({ id }) => id === session.product_id)?.fare_types ?? [];
  const fares = faresWith(opened, onSale);
  const problems = useBookingProblems({ onGone: onClose, changed: writes.changed });
  const save = (values: BookingValues, readVersion: number, leavers: readonly string[] = []) =>
    writes.update({
      ...changedFields(values),
      id: opened.id,
      version: readVersion,
      removed_passenger_ids: [...leavers],
    });
  const done = () => {
    toast.show({ title: t('saved', { code: opened.code }), link: linkTo(opened, session.date) });
    onClose();
  };
  const isFareless = opened.booking_passengers.length === 0;
  const { form, onSubmit, isBusy, isDirty } = useProblemForm<BookingValues>({
    defaultValues: valuesOfBooking(opened, fares),
    resolver: bookingResolver(fares, ({ code }) => (code === 'aboveTotal' ? '' : words(code)), {
      mayBeEmpty: isFareless,
    }),
    submit: (values) => save(values, base.version),
    onDone: done,
    onProblem: problems.place,
    failedTitle: t('saveFailed'),
  });
  const again = async (current: BookingRow, leavers: readonly string[] = []) => {
    problems.settle();
    setBase(current);
    try {
      await save(form.getValues(), current.version, leavers);
      done();
    } catch (error) {
      problems.place(error, form, t('saveFailed'));
    }
  };
  const takeTheirs = (current: BookingRow) => {
    problems.settle();
    setOpened(current);
    setBase(current);
    form.reset(valuesOfBooking(current, faresWith(current, onSale)));
  };
  const saveBoth = (current: BookingRow, theirs: readonly (keyof BookingValues)[]) => {
    const values = valuesOfBooking(current, fares);
    // Who is named and whose record that is belong together.
    const taken = theirs.includes('customer_name') ? ([...theirs, 'customer_id'] as const) : theirs;
    for (const name of taken) form.setValue(name, values[name], { shouldDirty: true });
    void again(current);
  };
  return { form, onSubmit, isBusy, isDirty, opened, base, fares, problems, again, takeTheirs, saveBoth };
}

export function EditBookingForm(props: EditBookingFormProps) {
  const { session, options, onClose } = props;
  const t = useText(partyTexts);
  const { form, onSubmit, isBusy, isDirty, opened, base, fares, problems, ...edit } = useBookingEdit(props);
  const withNotes = useCan()(read('passenger-health'));
  const compare = useBookingComparison(fares, options.agents);
  const guard = useDirtyGuard(isDirty, { typed: () => textsIn(form) });
  const free = freePeople(session);
  const { stale, question } = problems;
  return (
    <>
      <FormDialog
        title={t('editTitle')}
        description={`${opened.code} · ${nameOf(session)}`}
        actions={<HistoryButton booking={opened} />}
        onClose={() => guard.ask(onClose)}
        onSubmit={() => void onSubmit()}
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
      {stale && (
        <StaleChoice
          key={stale.version}
          title={t('staleTitle')}
          comparison={compare({
            base: valuesOfBooking(base, fares),
            current: valuesOfBooking(stale, fares),
            mine: form.getValues(),
          })}
          onClose={problems.settle}
          onUseTheirs={() => edit.takeTheirs(stale)}
          onSave={(theirs) => edit.saveBoth(stale, theirs)}
        />
      )}
      {question && (
        <ChooseLeavers
          booking={opened}
          question={question}
          onClose={problems.settle}
          onChosen={(leavers) => void edit.again(base, leavers)}
        />
      )}
      {guard.dialog}
    </>
  );
}
