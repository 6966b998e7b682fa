import type { DateRange } from '@leme/contract/kit/resource/fields';
import { Calendar } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { fieldInputTexts } from '#kit/resource/field-input/texts/texts.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { fromIso } from '#ui/dates/iso-date.ts';
import { TextInput } from '#ui/field/text-input.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { presetRange, presets, readRange, writeRange } from '../interest-range.ts';
import type { LeadDraft } from '../lead-draft.ts';
import { formTexts } from '../texts/texts.ts';
import { LeadField } from './lead-field.tsx';

const RangeCalendar = lazy(async () => ({
  default: (await import('#ui/dates/lazy/calendar.tsx')).RangeCalendar,
}));

/** The days the lead would like, typed as dd/MM/yy, chosen from a calendar or by what people say. */
export function InterestField({ lead }: { lead: LeadDraft }) {
  const t = useText(formTexts);
  const today = useToday();
  const [typed, setTyped] = useState<string | null>(null);
  const read = (text: string) => readRange(text, { today, nameOf: t });
  const take = (interest_date: DateRange | null) => {
    setTyped(null);
    lead.set({ interest_date });
  };
  return (
    <LeadField lead={lead} name="interest_date" label={t('interest')}>
      {({ value, onBlur }) => (
        <TextInput
          autoComplete="off"
          placeholder={t('rangeShape')}
          className="pe-1 tabular-nums"
          value={typed ?? writeRange(value)}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && typed !== null && take(read(typed))}
          onBlur={() => {
            if (typed !== null) take(read(typed));
            onBlur();
          }}
          suffix={<RangePicker value={value} onChange={take} />}
        />
      )}
    </LeadField>
  );
}

/** The day it is for the company. */
function useToday(): string {
  return Temporal.Now.plainDateISO(useTimeZone()).toString();
}

type RangePickerProps = { value: DateRange | null; onChange: (range: DateRange) => void };

function RangePicker({ value, onChange }: RangePickerProps) {
  const t = useText(formTexts);
  const words = useText(kitTexts);
  const field = useText(fieldInputTexts);
  const locale = useLocale();
  const today = useToday();
  const [open, setOpen] = useState(false);
  const whole =
    value?.from && value.to && fromIso(value.from) && fromIso(value.to)
      ? { from: value.from, to: value.to }
      : null;
  return (
    <Popover
      name={t('interest')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="p-0"
      trigger={
        <IconButton
          name={field('openCalendar')}
          size="xs"
          className="h-7 max-md:h-11"
          icon={<Calendar className="size-4" strokeWidth={1.75} />}
        />
      }
    >
      <div className="flex max-w-76 flex-wrap gap-1 px-3 pt-3">
        {presets.map((preset) => (
          <Button
            key={preset}
            size="xs"
            className="max-md:h-11"
            onClick={() => {
              onChange(presetRange(preset, today));
              setOpen(false);
            }}
          >
            {t(preset)}
          </Button>
        ))}
      </div>
      <Suspense fallback={<div className="h-71 w-76" />}>
        <RangeCalendar
          value={whole}
          locale={locale}
          labels={{ previous: words('previousMonth'), next: words('nextMonth') }}
          today={today}
          onValueChange={onChange}
        />
      </Suspense>
    </Popover>
  );
}
