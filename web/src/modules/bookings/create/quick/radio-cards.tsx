import type { ReactNode } from 'react';
import { cn } from '#ui/style/cn.ts';

type Option = { value: string; content: ReactNode };

type Props = {
  legend: string;
  name: string;
  value: string | null;
  options: readonly Option[];
  onChange: (value: string) => void;
  className?: string;
};

/** One of a few, by an arrow or a press: native radio buttons, so that a keyboard needs one key for each step. */
export function RadioCards({ legend, name, value, options, onChange, className }: Props) {
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="pb-1.5 font-semibold">{legend}</legend>
      <div className={cn('grid gap-2', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-md border border-edge bg-surface px-3 py-2 has-checked:border-fg has-checked:outline has-checked:outline-fg has-focus-visible:ring-2 has-focus-visible:ring-ring"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-4 shrink-0 accent-current"
            />
            {option.content}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
