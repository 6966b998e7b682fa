import { fieldsWith } from '@leme/contract/kit/resource';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { useText } from '../../i18n.ts';
import { FacetTabs } from './filter/facet-tabs.tsx';
import { facetOf } from './filter/facets.ts';
import { FilterChips } from './filter/filter-chips.tsx';
import { FilterControls } from './filter/filter-controls.tsx';
import { FilterSheet } from './filter/filter-sheet.tsx';
import { SearchField } from './filter/search-field.tsx';
import { filterTexts } from './filter/texts/texts.ts';
import { ListMenu } from './list-menu.tsx';
import type { ListProps } from './use-list.ts';
import { DisplayPopover } from './view/display-popover.tsx';
import { ViewsMenu } from './view/views-menu.tsx';

/** How the list is narrowed and looked at: tabs, search, filters with their chips, views, columns. */
export function ListToolbar({ list }: ListProps) {
  const facet = facetOf(list.resource);
  const [open, setOpen] = useState(false);
  const panel = useId();
  const hasFilters = fieldsWith(list.resource, 'filter').length > 0;
  const tools = (
    <span className={cn('ms-auto flex items-center gap-2', facet && 'pb-1.5')}>
      <ViewsMenu list={list} narrow={false} />
      <DisplayPopover list={list} />
    </span>
  );
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      {facet && (
        <div className="flex items-end gap-3 border-b">
          <FacetTabs list={list} facet={facet} narrow={false} />
          {tools}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <SearchField value={list.address.q as string | undefined} onRest={list.type} className="w-76" />
        {hasFilters && (
          <FilterToggle list={list} open={open} controls={panel} onPress={() => setOpen(!open)} />
        )}
        {!facet && tools}
        {open && (
          <div id={panel} className="flex flex-wrap items-center gap-2">
            <FilterControls list={list} tall={false} />
          </div>
        )}
      </div>
      <FilterChips list={list} shownElsewhere={facet?.name ?? null} />
    </div>
  );
}

export type PhoneToolbarProps = ListProps & { onSelect: () => void };

/** The same for a phone: the search and one row, the rest in a sheet. */
export function PhoneToolbar({ list, onSelect }: PhoneToolbarProps) {
  const facet = facetOf(list.resource);
  const [open, setOpen] = useState(false);
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      <SearchField value={list.address.q as string | undefined} onRest={list.type} />
      <div className="flex gap-2">
        <span className="min-w-0 flex-1">{facet && <FacetTabs list={list} facet={facet} narrow />}</span>
        <FilterToggle list={list} open={open} onPress={() => setOpen(true)} />
        <ViewsMenu list={list} narrow />
        <ListMenu list={list} onSelect={onSelect} />
      </div>
      <FilterChips list={list} shownElsewhere={facet?.name ?? null} />
      <FilterSheet list={list} open={open} onOpenChange={setOpen} />
    </div>
  );
}

type FilterToggleProps = ListProps & { open: boolean; controls?: string; onPress: () => void };

function FilterToggle({ list, open, controls, onPress }: FilterToggleProps) {
  const t = useText(filterTexts);
  const count = list.filters.size;
  return (
    <Button
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-haspopup={controls ? undefined : 'dialog'}
      onClick={onPress}
    >
      <SlidersHorizontal aria-hidden="true" className="size-4" strokeWidth={1.75} />
      <span className="max-md:sr-only">{t('filters')}</span>
      {count > 0 && (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-fg px-1 text-bg text-xs tabular-nums">
          {count}
        </span>
      )}
    </Button>
  );
}
