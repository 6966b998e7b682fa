import { kindOf } from '@leme/contract/kit/kinds/kinds';
import { type Range, writeRange } from '@leme/contract/kit/kinds/ranges';
import type { Field } from '@leme/contract/kit/resource/fields';
import { labelOf } from '@leme/contract/kit/resource/labels';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { fromIso, toIso } from '#ui/dates/iso-date.ts';
import { Field as FieldFrame } from '#ui/field/field.tsx';
import { cn } from '#ui/style/cn.ts';
import { useTimeZone } from '../../../auth-session/auth-session.tsx';
import { faultText } from '../../../form/lazy/fault/fault-text.ts';
import { useLocale, useText } from '../../../text/i18n.ts';
import { FieldInput } from '../../field-input/field-input.tsx';
import { fieldText } from '../../field-text.ts';
import { webKindOf } from '../../kinds/kinds.ts';
import type { Speech } from '../../kinds/web-kind.ts';
import { createNames } from '../../record/values/names.ts';
import { filterTexts } from './texts/texts.ts';

const useWords = () => useText(filterTexts);
type Say = ReturnType<typeof useWords>;

/** The range an address filters by. */
export function rangeOf(field: Field, text: string | undefined): Range | undefined {
  const read = text === undefined ? undefined : kindOf(field).readFilter?.(text, field);
  return read && 'value' in read ? (read.value as Range) : undefined;
}

/** A value at the end of a range: of moments, a day. */
function endField(field: Field): Field {
  return { ...field, kind: kindOf(field).endsAre ?? field.kind, required: false };
}

/** A range as its chip says it. */
export function rangeText(field: Field, { from, to }: Range, speech: Speech, t: Say): string {
  const end = endField(field);
  const [first, last] = [from, to].map((value) => fieldText(end, value, undefined, speech));
  if (from === null) return t('upTo', { to: last ?? '' });
  if (to === null) return t('fromOn', { from: first ?? '' });
  return first === last ? (first ?? '') : t('between', { from: first ?? '', to: last ?? '' });
}

export type RangeFilterProps = {
  resource: Resource;
  name: string;
  field: Field;
  range: Range | undefined;
  onChange: (values: string[]) => void;
  tall: boolean;
};

/** What a range is chosen with; begins anew when the range is changed elsewhere. */
export function rangeControl(props: RangeFilterProps) {
  return <RangeFilter key={props.range && writeRange(props.range)} {...props} />;
}

/** From one value to another: two inputs, either of which may stay empty, and usual spans of days. */
function RangeFilter({ resource, name, field, range, onChange, tall }: RangeFilterProps) {
  const t = useWords();
  const label = labelOf(field, useLocale());
  const [draft, setDraft] = useState<Range>(range ?? { from: null, to: null });
  const [names] = useState(() => createNames(resource, []));
  const end = endField(field);
  const isDay = webKindOf(end) === webKindOf({ kind: 'date' });
  // Each end by itself, so that what is wrong is said where it stands; the end also where both together are.
  const alone = {
    from: faultOf(field, { ...draft, to: null }),
    to: faultOf(field, { ...draft, from: null }),
  };
  const errors = { ...alone, to: alone.to ?? (alone.from ? undefined : faultOf(field, draft)) };
  const apply = (next: Range) => {
    setDraft(next);
    const written = writeRange(next);
    const isWrong = written !== undefined && !rangeOf(field, written);
    if (!isWrong && written !== (range && writeRange(range)))
      onChange(written === undefined ? [] : [written]);
  };
  const input = (part: 'from' | 'to') => (
    <FieldFrame label={t(part)} className={tall ? undefined : 'w-36'} error={errors[part]}>
      <FieldInput
        resource={resource}
        name={name}
        names={names}
        field={end}
        rowId={null}
        value={webKindOf(end).edit(draft[part])}
        onChange={(value) => {
          const next = { ...draft, [part]: value ?? null };
          // A number is typed digit by digit; a day is there at once.
          if (isDay) apply(next);
          else setDraft(next);
        }}
        onBlur={() => isDay || apply(draft)}
        onWarning={() => undefined}
        onBusy={() => undefined}
      />
    </FieldFrame>
  );
  return (
    <fieldset className={cn(tall && 'grid gap-2')}>
      <legend className="font-semibold">{label}</legend>
      <div className={tall ? 'grid grid-cols-2 gap-3' : 'flex items-end gap-2'}>
        {input('from')}
        {input('to')}
        {isDay && !tall && <Spans onChoose={apply} />}
      </div>
      {isDay && tall && <Spans onChoose={apply} />}
    </fieldset>
  );
}

/** What is wrong with a range, in words. */
function faultOf(field: Field, range: Range): string | undefined {
  const text = writeRange(range);
  const read = text === undefined ? undefined : kindOf(field).readFilter?.(text, field);
  return read && 'code' in read ? faultText(read) : undefined;
}

/** Today, the last seven days, this month. */
function Spans({ onChoose }: { onChoose: (range: Range) => void }) {
  const t = useWords();
  // Of all languages, one that writes days as addresses have them.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: useTimeZone() }).format(new Date());
  const week = fromIso(today) ?? new Date();
  week.setDate(week.getDate() - 6);
  const spans = [
    { label: t('today'), from: today },
    { label: t('lastDays', { days: 7 }), from: toIso(week) },
    { label: t('thisMonth'), from: `${today.slice(0, 8)}01` },
  ];
  return (
    <div className="flex flex-wrap gap-1">
      {spans.map(({ label, from }) => (
        <Button key={label} variant="quiet" size="sm" onClick={() => onChoose({ from, to: today })}>
          {label}
        </Button>
      ))}
    </div>
  );
}
