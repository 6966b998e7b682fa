import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useFieldGroup } from '../field/field.tsx';
import { cn } from '../style/cn.ts';
import { useWords } from '../style/control-words.ts';

export type CountFieldProps = {
  value: number;
  onValueChange: (value: number) => void;
  min?: number | undefined;
  max?: number | undefined;
  /** Spoken name where no field gives one. */
  name?: string | undefined;
  /** `touch` is for thumbs. */
  size?: 'md' | 'touch' | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
};

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** How many of something: typed, by − and +, or by the arrow keys. What is typed counts at once. */
export function CountField({
  value,
  onValueChange,
  min = 0,
  max = 150,
  size = 'md',
  ...props
}: CountFieldProps) {
  const { between } = useWords();
  const { 'aria-labelledby': labelledBy, ...field } = useFieldGroup();
  const noteId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [beyond, setBeyond] = useState(false);
  const within = (count: number) => Math.max(min, Math.min(count, max));
  const set = (count: number) => {
    setTyped(null);
    setBeyond(false);
    if (within(count) !== value) onValueChange(within(count));
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 4);
    const count = Number(digits);
    setTyped(digits);
    setBeyond(digits !== '' && count !== within(count));
    if (within(count) !== value) onValueChange(within(count));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    set(value + step);
  };
  const step = { field: field.id, labelledBy, name: props.name, size, disabled: props.disabled };
  return (
    <div className="grid gap-1">
      <div className={cn('control gap-0 px-0', size === 'touch' ? 'h-14' : 'md:h-11')}>
        <Step {...step} by="less" atEnd={value <= min} onPress={() => set(value - 1)} />
        <input
          {...field}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-label={props.name}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          {...(beyond && { 'aria-describedby': noteId })}
          disabled={props.disabled}
          value={typed ?? value}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => {
            setTyped(null);
            props.onBlur?.();
          }}
          className={cn('text-center font-semibold tabular-nums', size === 'touch' ? 'text-lg' : 'text-base')}
        />
        <Step {...step} by="more" atEnd={value >= max} onPress={() => set(value + 1)} />
      </div>
      {beyond && (
        <p id={noteId} role="alert" className="text-warning-text text-xs">
          {between(min, max)}
        </p>
      )}
    </div>
  );
}

type StepProps = {
  by: 'less' | 'more';
  field: string | undefined;
  labelledBy: string | undefined;
  name: string | undefined;
  size: 'md' | 'touch';
  atEnd: boolean;
  disabled: boolean | undefined;
  onPress: () => void;
};

/** A press for thumb and pointer; keys have the arrows, so that Tab goes from count to count. */
function Step({ by, field, labelledBy, name, size, atEnd, disabled, onPress }: StepProps): ReactNode {
  const words = useWords();
  const id = useId();
  const Sign = by === 'less' ? Minus : Plus;
  return (
    <button
      id={id}
      type="button"
      tabIndex={-1}
      aria-controls={field}
      aria-label={labelledBy ? words[by] : [words[by], name].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy && `${id} ${labelledBy}`}
      disabled={disabled || atEnd}
      onClick={onPress}
      className={cn(
        'grid h-full shrink-0 place-items-center rounded-md hover:bg-muted disabled:text-muted-fg disabled:opacity-50',
        size === 'touch' ? 'w-14' : 'w-11',
      )}
    >
      <Sign aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </button>
  );
}
