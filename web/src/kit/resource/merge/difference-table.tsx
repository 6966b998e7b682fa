import { ChoicePair } from '#ui/fields/choice-pair.tsx';
import type { Difference } from './differences.ts';

export type DifferenceTableProps = {
  found: readonly Difference[];
  /** The fields of which the other one's value stays. */
  taken: readonly string[];
  onTake: (name: string, isTaken: boolean) => void;
  /** Said under the names of the two. */
  facts: { mine: string; other: string };
  /** Whose values they are, and what stands for none. */
  words: { mine: string; other: string; empty: string };
};

/** Each field in which two records differ, with the choice between both values. */
export function DifferenceTable({ found, taken, onTake, facts, words }: DifferenceTableProps) {
  const optionOf = (side: 'mine' | 'other', value: string) => ({
    value: side,
    name: words[side],
    content: value || <i className="text-muted-fg">{words.empty}</i>,
  });
  return (
    <div className="@container grid gap-3">
      <div className="grid grid-cols-2 gap-3 @lg:grid-cols-[10rem_1fr_1fr]" aria-hidden="true">
        <span className="@max-lg:hidden" />
        {(['mine', 'other'] as const).map((side) => (
          <p key={side} className="grid gap-0.5">
            <b>{words[side]}</b>
            <span className="text-muted-fg text-xs">{facts[side]}</span>
          </p>
        ))}
      </div>
      {found.map(({ name, label, ...values }) => (
        <ChoicePair
          key={name}
          label={label}
          options={[optionOf('mine', values.mine), optionOf('other', values.other)]}
          chosen={taken.includes(name) ? 'other' : 'mine'}
          onChoose={(side) => onTake(name, side === 'other')}
        />
      ))}
    </div>
  );
}
