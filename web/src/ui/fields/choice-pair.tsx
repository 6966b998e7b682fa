import { type ReactNode, useId } from 'react';
import { cn } from '../style/cn.ts';

export type PairOption<V extends string> = {
  value: V;
  /** Whose value it is; spoken before it, and seen with `named`. */
  name: string;
  content: ReactNode;
};

export type ChoicePairProps<V extends string> = {
  /** What both are values of. */
  label: string;
  options: readonly [PairOption<V>, PairOption<V>];
  chosen: V;
  onChoose: (value: V) => void;
  /** Where no heading above says whose they are; then they stand one below the other where it is narrow. */
  named?: boolean | undefined;
};

/** Two values of one thing, of which one stays. Stands in a container of queries. */
export function ChoicePair<V extends string>({
  label,
  options,
  chosen,
  onChoose,
  named,
}: ChoicePairProps<V>) {
  const group = useId();
  return (
    <fieldset
      className={cn(
        'm-0 grid min-w-0 items-stretch gap-x-3 gap-y-1 border-t pt-3 @lg:grid-cols-[10rem_1fr_1fr]',
        named ? '@sm:grid-cols-2' : 'grid-cols-2',
      )}
    >
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className="self-center text-muted-fg @sm:@max-lg:col-span-full">
        {label}
      </span>
      {options.map(({ value, name, content }) => (
        <label
          key={value}
          className={cn(
            'flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-md border px-3 py-1.5',
            'has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2',
            value === chosen ? 'border-brand-ui bg-selected' : 'border-border',
          )}
        >
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="size-4 shrink-0 accent-(--brand-ui) outline-none"
          />
          <span className="min-w-0 break-words">
            <span className={named ? 'block text-muted-fg text-xs' : 'sr-only'}>
              {name}
              <span className="sr-only">: </span>
            </span>
            {content}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
