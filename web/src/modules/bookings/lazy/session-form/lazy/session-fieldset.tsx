import { sessions } from '@leme/contract/bookings/sessions';
import { mostOf } from '@leme/contract/kit/resource/entity';
import { useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { EntityField } from '#kit/form/lazy/entity/entity-field.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { ProductColor } from '#ui/chips/product-color.tsx';
import { DateInput } from '#ui/dates/date-input.tsx';
import { TimeInput } from '#ui/dates/time-input.tsx';
import { NumberInput } from '#ui/fields/number-input.tsx';
import { Select } from '#ui/select/select.tsx';
import { useToday } from '../../../days/use-today.ts';
import { NotesBox } from '../../fields/text-box.tsx';
import type { SessionOptions } from '../../session/sessions.queries.ts';
import { sessionFormTexts } from '../texts/texts.ts';
import { BoatsField } from './boats-field.tsx';
import { NameInput } from './name-input.tsx';
import { SaleFields } from './sale-fields.tsx';
import { boatSeats, endOf, type SessionValues } from './session-values.ts';

export type SessionFieldsetProps = {
  form: UseFormReturn<SessionValues>;
  options: SessionOptions;
  isNew: boolean;
  /** A charter begins with its boat. */
  boatsFirst?: boolean;
};

/** How it sails, and of one that is there how it is sold by itself; end and capacity follow product and boats until somebody sets them. */
export function SessionFieldset({ form, options, isNew, boatsFirst = false }: SessionFieldsetProps) {
  const t = useText(sessionFormTexts);
  const { control } = form;
  const follow = useFollowing(form, options, isNew);
  const seats = boatSeats(options.boats, form.watch('boat_ids'));
  const boats = (
    <EntityField entity={sessions} control={control} name="boat_ids" className="col-span-full">
      {({ value, onChange, onBlur }) => (
        <BoatsField
          value={value}
          boats={options.boats}
          onBlur={onBlur}
          onValueChange={(ids) => {
            onChange(ids);
            follow.capacity();
          }}
        />
      )}
    </EntityField>
  );
  return (
    <div className="grid grid-cols-6 gap-x-3 gap-y-4 max-md:grid-cols-2">
      {boatsFirst && boats}
      <EntityField
        entity={sessions}
        control={control}
        name="product_id"
        className="col-span-4 max-md:col-span-2"
      >
        {({ onChange, ...bound }) => (
          <Select
            {...bound}
            placeholder={t('choose')}
            onValueChange={(id) => {
              onChange(id);
              follow.end();
            }}
            options={productOptions(options.products)}
          />
        )}
      </EntityField>
      <WhenFields form={form} follow={follow} />
      <EntityField
        entity={sessions}
        control={control}
        name="total_capacity"
        hint={seats > 0 ? t('capacityHint', { seats }) : undefined}
        className="col-span-2"
      >
        {({ onChange, ...bound }) => (
          <NumberInput
            {...bound}
            min={1}
            max={mostOf(sessions.fields.total_capacity)}
            onValueChange={(count) => {
              follow.stopCapacity();
              onChange(count);
            }}
          />
        )}
      </EntityField>
      {!boatsFirst && boats}
      <CrewFields form={form} options={options} />
      <EntityField entity={sessions} control={control} name="notes" className="col-span-full">
        {(bound) => <NotesBox {...bound} />}
      </EntityField>
      {!isNew && <SaleFields form={form} />}
    </div>
  );
}

type WhenFieldsProps = Pick<SessionFieldsetProps, 'form'> & { follow: ReturnType<typeof useFollowing> };

function WhenFields({ form, follow }: WhenFieldsProps) {
  const t = useText(sessionFormTexts);
  const locale = useLocale();
  const today = useToday();
  const { control } = form;
  const [start, end] = form.watch(['start_time', 'end_time']);
  const calendar = { open: t('openCalendar'), previous: t('previousMonth'), next: t('nextMonth') };
  return (
    <>
      <EntityField entity={sessions} control={control} name="date" className="col-span-2">
        {({ onChange, ...bound }) => (
          <DateInput {...bound} locale={locale} labels={calendar} today={today} onValueChange={onChange} />
        )}
      </EntityField>
      <EntityField
        entity={sessions}
        control={control}
        name="start_time"
        className="col-span-2 max-md:col-span-1"
      >
        {({ onChange, ...bound }) => (
          <TimeInput
            {...bound}
            onValueChange={(time) => {
              onChange(time);
              follow.end();
            }}
          />
        )}
      </EntityField>
      <EntityField
        entity={sessions}
        control={control}
        name="end_time"
        hint={start && end && end <= start ? t('nextDay') : undefined}
        className="col-span-2 max-md:col-span-1"
      >
        {({ onChange, ...bound }) => (
          <TimeInput
            {...bound}
            onValueChange={(time) => {
              follow.stopEnd();
              onChange(time);
            }}
          />
        )}
      </EntityField>
    </>
  );
}

function CrewFields({ form: { control }, options }: Omit<SessionFieldsetProps, 'isNew'>) {
  return (
    <>
      <EntityField
        entity={sessions}
        control={control}
        name="guide_name"
        className="col-span-3 max-md:col-span-2"
      >
        {(bound) => <NameInput {...bound} names={options.guide_names} />}
      </EntityField>
      <EntityField
        entity={sessions}
        control={control}
        name="sailor_name"
        className="col-span-3 max-md:col-span-2"
      >
        {(bound) => <NameInput {...bound} names={options.sailor_names} />}
      </EntityField>
    </>
  );
}

function productOptions(products: SessionOptions['products']) {
  return products.map(({ id, name, color }) => ({
    value: id,
    label: name,
    content: (
      <span className="flex items-center gap-2">
        <ProductColor color={color} />
        {name}
      </span>
    ),
  }));
}

function useFollowing(form: UseFormReturn<SessionValues>, options: SessionOptions, isNew: boolean) {
  const follows = useRef({ end: isNew, capacity: isNew });
  const set = { shouldDirty: true, shouldValidate: false };
  return {
    end: () => {
      const end = endOf(options.products, form.getValues());
      if (follows.current.end && end) form.setValue('end_time', end, set);
    },
    capacity: () => {
      const seats = boatSeats(options.boats, form.getValues('boat_ids'));
      if (follows.current.capacity && seats > 0) form.setValue('total_capacity', seats, set);
    },
    stopEnd: () => {
      follows.current.end = false;
    },
    stopCapacity: () => {
      follows.current.capacity = false;
    },
  };
}
