import { useId } from 'react';
import { useText } from '#kit/i18n.ts';
import { cn } from '#ui/cn.ts';
import type { Difference } from './compare-customers.ts';
import { duplicateMessages } from './messages.ts';

export type DifferenceTableProps = {
  found: readonly Difference[];
  /** The fields of which the other one's value stays. */
  taken: readonly string[];
  onTake: (name: string, isTaken: boolean) => void;
  /** Said under the names of the two. */
  facts: { mine: string; other: string };
};

/** Each field in which two records differ, with the choice between both values. */
export function DifferenceTable({ found, taken, onTake, facts }: DifferenceTableProps) {
  const t = useText(duplicateMessages);
  return (
    <div className="@container grid gap-3">
      <div className="grid grid-cols-2 gap-3 @lg:grid-cols-[10rem_1fr_1fr]" aria-hidden="true">
        <span className="@max-lg:hidden" />
        {(['mine', 'other'] as const).map((side) => (
          <p key={side} className="grid gap-0.5">
            <b>{t(side)}</b>
            <span className="text-muted-fg text-xs">{facts[side]}</span>
          </p>
        ))}
      </div>
      {found.map((difference) => (
        <Choice
          key={difference.name}
          difference={difference}
          isTaken={taken.includes(difference.name)}
          onTake={(isTaken) => onTake(difference.name, isTaken)}
        />
      ))}
    </div>
  );
}

type ChoiceProps = { difference: Difference; isTaken: boolean; onTake: (isTaken: boolean) => void };

function Choice({ difference, isTaken, onTake }: ChoiceProps) {
  const t = useText(duplicateMessages);
  const group = useId();
  const { label } = difference;
  return (
    <fieldset className="m-0 grid min-w-0 grid-cols-2 items-stretch gap-x-3 gap-y-1 border-t pt-3 @lg:grid-cols-[10rem_1fr_1fr]">
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="self-center text-muted-fg @max-lg:col-span-full">
        {label}
      </span>
      {(['mine', 'other'] as const).map((side) => {
        const isChosen = (side === 'other') === isTaken;
        return (
          <label
            key={side}
            className={cn(
              'flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-md border px-3 py-1.5',
              'has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
              isChosen ? 'border-brand-ui bg-selected' : 'border-border',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={isChosen}
              onChange={() => onTake(side === 'other')}
              className="size-4 shrink-0 accent-(--brand-ui) outline-none"
            />
            <span className="sr-only">{t(side)}: </span>
            <span className="min-w-0 break-words">
              {difference[side] || <i className="text-muted-fg">{t('empty')}</i>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
