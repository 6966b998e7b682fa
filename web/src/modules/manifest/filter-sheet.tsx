import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { BadgeCount } from '#ui/badge-count.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { late, useLate } from '#ui/late.ts';
import type { FilterSheetProps } from './filter-panel.tsx';

const panel = late(() => import('./filter-panel.tsx'));

/** The filters of a phone, complete, behind one button that says how many are in force. */
export function FilterSheet(props: FilterSheetProps) {
  const { words, count } = props;
  const [open, setOpen] = useState(false);
  const code = useLate(panel, open, () => setOpen(false));
  return (
    <>
      <span className="relative">
        <IconButton
          name={count > 0 ? words.counted : words.title}
          variant="plain"
          size="pier"
          aria-haspopup="dialog"
          icon={<SlidersHorizontal className="size-6" strokeWidth={1.75} />}
          onClick={() => setOpen(true)}
        />
        <BadgeCount count={count} className="-top-1 -right-1" />
      </span>
      {code && <code.FilterPanel {...props} open={open} onOpenChange={setOpen} />}
    </>
  );
}
