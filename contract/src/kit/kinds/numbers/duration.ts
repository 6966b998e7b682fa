import { type FieldKind, oneCell } from '../field-kind.ts';
import { integerKind } from './integer.ts';
import { readNumber } from './numbers.ts';

/** Minutes of what somebody wrote: `90`, `1:30`, `1h30`, `1h`, `45min`; null for anything else. */
export function readDuration(text: string): number | null {
  const bare = text.replace(/\s/g, '').toLowerCase();
  const parts = /^(\d+)(?::|h)(\d{1,2})?(?:m|min)?$/.exec(bare);
  if (parts) return Number(parts[1]) * 60 + Number(parts[2] ?? 0);
  const alone = /^(\d+)(?:m|min|')?$/.exec(bare);
  return alone ? Number(alone[1]) : null;
}

/** How long something takes, in whole minutes. */
export const durationKind: FieldKind = {
  ...integerKind,
  csv: oneCell({
    read: (cell, context) => {
      const minutes = readDuration(cell);
      return minutes === null ? readNumber(cell, context) : { value: minutes };
    },
    reads: 'numbers',
    isPlain: true,
  }),
};
