import type { QuoteReply } from '@leme/contract/pricing/quote-endpoints';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Field } from '#ui/field/field.tsx';
import { CountField } from '#ui/fields/count-field.tsx';
import { cn } from '#ui/style/cn.ts';
import {
  type BookingValues,
  type Fare,
  groupFare,
  peopleWanted,
  seatsWanted,
  totalCents,
} from './booking-values.ts';
import { bookingFormTexts } from './texts/texts.ts';

const mostOfOneFare = 150;

/** Seats left, and how many people may still come aboard; null while no boat limits them. */
export type Room = { seats: number; people: number | null };

export type FaresFieldProps = {
  form: UseFormReturn<BookingValues>;
  fares: readonly Fare[];
  room: Room;
  /** What it costs by the rules, where that is asked; else the table says it. */
  quote?: QuoteReply | undefined;
};

/** How many of each fare, with the running total and the seats that would be left. */
export function FaresField({ form, fares, room, quote }: FaresFieldProps) {
  const t = useText(bookingFormTexts);
  const { money } = useFormat();
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name: 'passengers' });
  const { ref, value: counts } = field;
  // Outside system: the form library focuses what it was given.
  useEffect(() => {
    ref({ focus: () => document.getElementById(`${id}-0`)?.focus() });
  }, [ref, id]);
  const left = room.seats - seatsWanted(fares, counts);
  const leftPeople = room.people === null ? null : room.people - peopleWanted(counts);
  const change = (index: number, quantity: number) => {
    field.onChange(counts.map((each, at) => (at === index ? { ...each, quantity } : each)));
    if (form.formState.errors.payment) void form.trigger('payment.amount');
  };
  const error = fieldState.error?.message;
  // What a group costs is said by its size, and not by any of its people.
  const isGroup = fares[0]?.id === groupFare;
  const priceOf = ({ id: fare, cost_price }: Fare) =>
    quote?.lines.find(({ fare_type_id }) => fare_type_id === fare)?.unit_price ?? cost_price;
  return (
    <fieldset aria-describedby={`${id}-left`} className="col-span-full m-0 grid gap-3 rounded-md border p-3">
      <legend className="px-1 font-semibold">{t('passengers')}</legend>
      {fares.length === 0 && <p className="text-warning-text">{t('noFares')}</p>}
      <div className="grid grid-cols-3 gap-3 max-md:grid-cols-2">
        {fares.map((fare, index) => (
          <Field
            key={fare.id}
            id={`${id}-${index}`}
            label={fare.label}
            hint={
              isGroup ? undefined : t('fareSeats', { price: money(priceOf(fare)), count: fare.pax_count })
            }
          >
            <CountField
              value={counts[index]?.quantity ?? 0}
              max={mostOfOneFare}
              onValueChange={(quantity) => change(index, quantity)}
            />
          </Field>
        ))}
      </div>
      {error && (
        <p role="alert" className="flex items-center gap-1 text-danger-text text-xs">
          <TriangleAlert aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
          {error}
        </p>
      )}
      <p
        id={`${id}-left`}
        aria-live="polite"
        className="flex flex-wrap items-baseline justify-between gap-x-4 border-t pt-2 tabular-nums"
      >
        <span className="flex flex-wrap gap-x-3">
          <span className={cn(left < 0 ? 'font-semibold text-danger-text' : 'text-muted-fg')}>
            {left < 0 ? t('tooMany', { count: Math.max(0, room.seats) }) : t('free', { count: left })}
          </span>
          {leftPeople !== null && (
            <span className={cn(leftPeople < 0 ? 'font-semibold text-danger-text' : 'text-muted-fg')}>
              {leftPeople < 0
                ? t('tooManyPeople', { count: room.people ?? 0 })
                : t('freePeople', { count: leftPeople })}
            </span>
          )}
        </span>
        {!isGroup && (
          <span>
            {t('total')} <strong>{money(quote?.total ?? totalCents(fares, counts) / 100)}</strong>
          </span>
        )}
      </p>
    </fieldset>
  );
}
