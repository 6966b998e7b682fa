import { bookings } from '@leme/contract/bookings/bookings';
import type { QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import type { UseFormReturn } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useText } from '#kit/text/i18n.ts';
import { Select } from '#ui/select/select.tsx';
import { CustomerField } from '../customer/customer-field.tsx';
import { NotesBox, TextBox } from '../fields/text-box.tsx';
import { useSessionRights } from '../session/session-rights.ts';
import type { SessionOptions } from '../session/sessions.queries.ts';
import type { BookingValues, Fare } from './booking-values.ts';
import { FaresField, type Room } from './fares-field.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { bookingFormTexts } from './texts/texts.ts';

export type BookingFieldsetProps = {
  form: UseFormReturn<BookingValues>;
  fares: readonly Fare[];
  agents: SessionOptions['agents'];
  /** What is free in the session now. */
  room: Room;
  /** What the party costs by the rules, of a new booking. */
  quote?: QuoteReply | undefined;
  /** An edit: payments have a dialog of their own, and a note one may not read stays as it is. */
  edits?: { withNotes: boolean } | undefined;
};

const half = 'col-span-3 max-md:col-span-full';

/** Who comes, how many, and what was paid. */
export function BookingFieldset({ form, fares, agents, room, quote, edits }: BookingFieldsetProps) {
  const t = useText(bookingFormTexts);
  const { takesPayments } = useSessionRights();
  const { control } = form;
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4">
      <CustomerField form={form} className={half} />
      <EntityField
        entity={bookings}
        control={control}
        name="customer_phone"
        hint={t('phoneHint')}
        className={half}
      >
        {(bound) => <TextBox {...bound} type="tel" inputMode="tel" autoComplete="off" />}
      </EntityField>
      <EntityField entity={bookings} control={control} name="customer_email" className={half}>
        {(bound) => <TextBox {...bound} type="email" inputMode="email" autoComplete="off" />}
      </EntityField>
      {agents.length > 0 && (
        <EntityField entity={bookings} control={control} name="agent_id" className={half}>
          {({ onChange, ...bound }) => (
            <Select
              {...bound}
              onValueChange={onChange}
              options={[
                { value: '', label: t('noAgent') },
                ...agents.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          )}
        </EntityField>
      )}
      <FaresField form={form} fares={fares} room={room} quote={quote} />
      {edits?.withNotes !== false && (
        <EntityField
          entity={bookings}
          control={control}
          name="special_requirements"
          className="col-span-full"
        >
          {(bound) => <NotesBox {...bound} />}
        </EntityField>
      )}
      {!edits && takesPayments && <PaymentFields form={form} fares={fares} quote={quote} />}
    </div>
  );
}
