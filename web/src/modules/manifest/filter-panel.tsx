import { useText } from '#kit/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import type { FilterFieldsProps } from './filter-controls.ts';
import { FilterFields } from './filter-fields.tsx';
import { countFilters } from './manifest-filters.ts';
import { manifestMessages } from './messages.ts';

export type FilterPanelProps = FilterFieldsProps & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Guia, check-in and no-show one below the other. */
export function FilterPanel({ open, onOpenChange, ...props }: FilterPanelProps) {
  const t = useText(manifestMessages);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('filters')}
      closeLabel={t('close')}
      footer={
        <>
          <Button
            size="pier"
            disabled={countFilters(props.filters) === 0}
            onClick={() => props.onChange({ guide: undefined, checkin: undefined, no_show: undefined })}
          >
            {t('clearFilters')}
          </Button>
          <Button size="pier" variant="primary" onClick={() => onOpenChange(false)}>
            {t('showResults')}
          </Button>
        </>
      }
    >
      <FilterFields {...props} />
    </Sheet>
  );
}
