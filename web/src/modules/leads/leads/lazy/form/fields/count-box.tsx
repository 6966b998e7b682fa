import { mostPeople } from '@leme/contract/leads/leads';
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useFieldGroup } from '#ui/field/field.tsx';
import { controlStyle } from '#ui/field/text-input.tsx';
import type { Typed } from '../lead-values.ts';

export type CountBoxProps = {
  value: Typed;
  onChange: (value: Typed) => void;
  onBlur?: () => void;
  /** Spoken name where no field gives one. */
  name?: string;
  disabled?: boolean;
};

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** How many come, from none to as many as there may be. What is typed and no number stays, to be said beside it. */
export function CountBox({ value, onChange, onBlur, name, disabled = false }: CountBoxProps) {
  const t = useText(kitTexts);
  const { 'aria-labelledby': labelledBy, ...field } = useFieldGroup();
  const [typed, setTyped] = useState<string | null>(null);
  const count = typeof value === 'number' ? value : 0;
  const step = (by: number) => {
    setTyped(null);
    onChange(Math.max(0, Math.min(count + by, mostPeople)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step(by);
  };
  const button = (by: 1 | -1) => {
    const Sign = by < 0 ? Minus : Plus;
    return (
      <button
        type="button"
        tabIndex={-1}
        aria-label={[t(by < 0 ? 'less' : 'more'), name].filter(Boolean).join(' ')}
        disabled={disabled || (by < 0 ? count <= 0 : count >= mostPeople)}
        onClick={() => step(by)}
        className="grid h-full w-9 shrink-0 place-items-center rounded-md hover:bg-muted disabled:text-muted-fg disabled:opacity-50 max-md:w-11"
      >
        <Sign aria-hidden="true" className="size-4" strokeWidth={1.75} />
      </button>
    );
  };
  return (
    <div className={controlStyle('md', 'gap-0 px-0')}>
      {button(-1)}
      <input
        {...field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={name}
        aria-valuenow={count}
        aria-valuemin={0}
        aria-valuemax={mostPeople}
        disabled={disabled}
        value={typed ?? value ?? ''}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(readCount(event.target.value));
        }}
        onKeyDown={onKeyDown}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          setTyped(null);
          onBlur?.();
        }}
        className="min-w-0 text-center tabular-nums"
      />
      {button(1)}
    </div>
  );
}

function readCount(text: string): Typed {
  const bare = text.trim();
  if (bare === '') return null;
  return /^\d{1,9}$/.test(bare) ? Number(bare) : bare;
}
