import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { useLocalised, useText } from '../../../i18n.ts';
import { canSort, fieldOf } from '../../fields-of.ts';
import type { ListProps } from '../use-list.ts';
import { FilterControls } from './filter-controls.tsx';
import { filterTexts } from './texts/texts.ts';

export type FilterSheetProps = ListProps & { open: boolean; onOpenChange: (open: boolean) => void };

/** The filters of a phone one below the other, and the order, which cards have no headings for. */
export function FilterSheet({ list, open, onOpenChange }: FilterSheetProps) {
  const t = useText(filterTexts);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('filters')}
      closeLabel={t('close')}
      footer={
        <>
          <Button size="pier" disabled={!list.isNarrowed} onClick={list.clear}>
            {t('clearAll')}
          </Button>
          <Button size="pier" variant="primary" onClick={() => onOpenChange(false)}>
            {t('showRows', { count: list.query.data?.count ?? 0 })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SortField list={list} />
        <FilterControls list={list} tall />
      </div>
    </Sheet>
  );
}

function SortField({ list }: ListProps) {
  const t = useText(filterTexts);
  const localised = useLocalised();
  const { resource, address } = list;
  const names = [resource.title, ...Object.keys(resource.fields), 'created_at'];
  const options = [...new Set(names)]
    .filter((name) => canSort(resource, name))
    .flatMap((name) => {
      const label = localised(fieldOf(resource, name)?.label ?? resource.one);
      return [
        { value: name, label: t('ascending', { name: label }) },
        { value: `-${name}`, label: t('descending', { name: label }) },
      ];
    });
  return (
    <Field label={t('sortBy')}>
      <Select
        value={String(address.sort ?? resource.title)}
        options={options}
        onValueChange={(sort) => list.narrow({ sort: sort === resource.title ? undefined : sort })}
      />
    </Field>
  );
}
