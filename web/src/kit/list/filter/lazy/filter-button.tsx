import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { BadgeCount } from '#ui/feedback/badge-count.tsx';
import { lazyModule, useLazyModule } from '#ui/loading/lazy-code.ts';
import { useText } from '../../../text/i18n.ts';
import { listTexts } from '../../texts/texts.ts';
import { inForce } from '../filter.ts';
import type { FilterPanelProps } from './filter-panel.tsx';

const panel = lazyModule(() => import('./filter-panel.tsx'));

export type FilterButtonProps = Omit<FilterPanelProps, 'open' | 'onOpenChange'>;

/** The filters of a phone, complete, behind one button that says how many are in force. */
export function FilterButton(props: FilterButtonProps) {
  const t = useText(listTexts);
  const count = inForce(props.filters).length;
  const [open, setOpen] = useState(false);
  const code = useLazyModule(panel, open, () => setOpen(false));
  return (
    <>
      <span className="relative">
        <IconButton
          name={count > 0 ? t('filtersCount', { n: count }) : t('filters')}
          variant="plain"
          size="touch"
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
