import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#kit/i18n.ts';
import { BadgeCount } from '#ui/badge-count.tsx';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { sessionsManifestMessages } from './late-messages.ts';
import { countFilters, noFilters } from './sessions-manifest-search.ts';

export type FilterSheetProps = FilterFieldsProps & {
  /** What else a phone finds behind this button. */
  children: ReactNode;
};

/** The filters of a phone behind one button that says how many are in force. */
export function FilterSheet({ children, ...props }: FilterSheetProps) {
  const t = useText(sessionsManifestMessages);
  const [open, setOpen] = useState(false);
  const n = countFilters(props.search);
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
      <Sheet
        open={open}
        onOpenChange={setOpen}
        title={t('filters')}
        closeLabel={t('close')}
        footer={
          <>
            <Button
              size="pier"
              disabled={n === 0}
              onClick={() => props.onChange({ ...noFilters, q: props.search.q })}
            >
              {t('clearFilters')}
            </Button>
            <Button size="pier" variant="primary" onClick={() => setOpen(false)}>
              {t('showResults')}
            </Button>
          </>
        }
      >
        <FilterFields {...props} />
        <div className="mt-4 border-t pt-4">{children}</div>
      </Sheet>
    </>
  );
}
