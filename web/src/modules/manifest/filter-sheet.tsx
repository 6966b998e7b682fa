import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { BadgeCount } from '#ui/badge-count.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { late, useLate } from '#ui/late.ts';
import type { FilterFieldsProps } from './filter-controls.ts';
import { countFilters } from './manifest-filters.ts';
import { manifestMessages } from './messages.ts';

const panel = late(() => import('./filter-panel.tsx'));

/** The filters of a phone, complete, behind one button that says how many are in force. */
export function FilterSheet(props: FilterFieldsProps) {
  const t = useText(manifestMessages);
  const [open, setOpen] = useState(false);
  const code = useLate(panel, open, () => setOpen(false));
  const n = countFilters(props.filters);
  return (
    <>
      <span className="relative">
        <IconButton
          name={n > 0 ? t('filtersCount', { n }) : t('filters')}
          variant="plain"
          size="pier"
          aria-haspopup="dialog"
          icon={<SlidersHorizontal className="size-6" strokeWidth={1.75} />}
          onClick={() => setOpen(true)}
        />
        <BadgeCount count={n} className="-top-1 -right-1" />
      </span>
      {code && <code.FilterPanel {...props} open={open} onOpenChange={setOpen} />}
    </>
  );
}
