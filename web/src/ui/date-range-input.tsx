import { Calendar as CalendarIcon, X } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense } from 'react';
import type { CalendarLabels, IsoRange } from './calendar.tsx';
import { cn } from './cn.ts';
import { useField } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { fromIso } from './iso-date.ts';
import { menuPanel } from './menu-style.ts';
import { type ControlSize, controlStyle } from './text-input.tsx';

export type { IsoRange } from './calendar.tsx';

const RangeCalendar = lazy(async () => ({ default: (await import('./calendar.tsx')).RangeCalendar }));

export type DateRangeInputProps = {
  value: IsoRange | null;
  onValueChange: (range: IsoRange | null) => void;
  locale: string;
  placeholder: string;
  labels: CalendarLabels & { open: string; clear: string };
  /** Ready ranges beside the month: today, weekend, seven days. */
  presets?: readonly { label: string; range: IsoRange }[] | undefined;
  min?: string | undefined;
  max?: string | undefined;
  today?: string | undefined;
  size?: ControlSize | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** First and last day, chosen from presets or a month. */
export function DateRangeInput({
  value,
  onValueChange,
  locale,
  placeholder,
  labels,
  ...props
}: DateRangeInputProps) {
  const field = useField();
  return (
    <div className={cn('relative min-w-0', props.className)}>
      <Popover.Root>
        <Popover.Trigger asChild>
          <button
            {...field}
            type="button"
            disabled={props.disabled}
            {...(field.id
              ? {}
              : { 'aria-label': `${labels.open}: ${value ? spell(value, locale) : placeholder}` })}
            className={controlStyle(props.size, cn('tabular-nums', value ? 'pe-9' : 'text-muted-fg'))}
          >
            <CalendarIcon aria-hidden="true" className="size-4 shrink-0 text-muted-fg" strokeWidth={1.75} />
            <span className="truncate">{value ? spell(value, locale) : placeholder}</span>
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={labels.open}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            className={cn(menuPanel, 'flex max-w-[calc(100vw-16px)] p-0 max-md:flex-col')}
          >
            <Presets presets={props.presets ?? []} value={value} onValueChange={onValueChange} />
            <Suspense fallback={<div className="h-71 w-76" />}>
              <RangeCalendar
                value={value}
                onValueChange={onValueChange}
                locale={locale}
                labels={labels}
                min={props.min}
                max={props.max}
                today={props.today}
              />
            </Suspense>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      {value && !props.disabled && (
        <IconButton
          name={labels.clear}
          size="xs"
          className="absolute end-1 inset-y-0 my-auto h-7"
          icon={<X className="size-3.5" strokeWidth={1.75} />}
          onClick={() => onValueChange(null)}
        />
      )}
    </div>
  );
}

type PresetsProps = {
  presets: readonly { label: string; range: IsoRange }[];
  value: IsoRange | null;
  onValueChange: (range: IsoRange) => void;
};

function Presets({ presets, value, onValueChange }: PresetsProps) {
  if (presets.length === 0) return null;
  return (
    <div className="flex w-38 flex-col gap-0.5 border-e p-2 max-md:w-auto max-md:flex-row max-md:overflow-x-auto max-md:border-e-0 max-md:border-b">
      {presets.map(({ label, range }) => (
        <button
          key={label}
          type="button"
          aria-pressed={range.from === value?.from && range.to === value.to}
          onClick={() => onValueChange(range)}
          className="h-8 shrink-0 whitespace-nowrap rounded-sm px-2 text-start hover:bg-muted aria-pressed:bg-muted aria-pressed:font-semibold max-md:h-11"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function spell({ from, to }: IsoRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: '2-digit' });
  const [first, last] = [fromIso(from), fromIso(to)];
  if (!first || !last) return '';
  return from === to ? format.format(first) : `${format.format(first)} – ${format.format(last)}`;
}
