import type { Subject } from '@leme/contract/access/resources';
import { countsTo } from '@leme/contract/kit/resource/counts';
import { isSearched, type Page } from '@leme/contract/kit/resource/resource';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ColumnChooser } from '../../list/columns/column-chooser.tsx';
import { FacetTabs } from '../../list/filter/facets/facet-tabs.tsx';
import { type Filter, inForce } from '../../list/filter/filter.ts';
import { FilterChips } from '../../list/filter/filter-chips.tsx';
import { FilterSheet } from '../../list/filter/lazy/filter-sheet.tsx';
import { FilterMenus } from '../../list/filter/several/filter-menus.tsx';
import { SearchField } from '../../list/search/search-field.tsx';
import { useDebouncedText } from '../../list/search/use-debounced-text.ts';
import { listTexts as wordsOfLists } from '../../list/texts/texts.ts';
import { ViewsMenu } from '../../list/views/views-menu.tsx';
import { useLocale, useText } from '../../text/i18n.ts';
import { columnLabel, rowFacts } from '../fields-of.ts';
import { countOfAll, facetOf } from './filter/facets.ts';
import { SortField } from './filter/sort-field.tsx';
import { filterTexts } from './filter/texts/texts.ts';
import { useFilters } from './filter/use-filters.tsx';
import { ListMenu } from './list-menu.tsx';
import type { List, ListProps } from './use-list.ts';
import { useViews } from './view/use-views.ts';
import { viewedRegister } from './view/views-of-register.ts';

export type ToolbarProps = ListProps & { tools?: ReactNode };

/** How the list is filtered and looked at: tabs, search, filters with their chips, views, columns. */
export function ListToolbar({ list, tools: more }: ToolbarProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { filters, tabs, chips, find, views } = useTools(list, false);
  const words = useText(wordsOfLists);
  const tools = (
    <span className="ms-auto flex shrink-0 items-center gap-2">
      <ViewsMenu {...views} compact={false} />
      {more}
      <Columns list={list} />
    </span>
  );
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      {tabs}
      <div className="flex flex-wrap items-center gap-2">
        {isSearched(list.resource) && <SearchField {...find} className="w-76" />}
        {filters.length > 0 && (
          <FilterToggle filters={filters} open={open} controls={panel} onPress={() => setOpen(!open)} />
        )}
        {tools}
      </div>
      {open && (
        <div
          id={panel}
          className="flex max-h-[33dvh] flex-wrap items-end gap-x-3 gap-y-2 overflow-y-auto rounded-lg border bg-surface p-3"
        >
          <FilterMenus filters={filters} tall={false} />
          <Button variant="quiet" disabled={!list.isFiltered} onClick={list.clear}>
            {words('clearFilters')}
          </Button>
        </div>
      )}
      {chips(open ? null : list.clear)}
    </div>
  );
}

export type PhoneToolbarProps = ToolbarProps & { menu?: ReactNode; onSelect: () => void };

/** The same for a phone: the search and one row, the rest in a sheet. */
export function PhoneToolbar({ list, tools, menu, onSelect }: PhoneToolbarProps) {
  const t = useText(filterTexts);
  const [open, setOpen] = useState(false);
  const { filters, tabs, chips, find, views } = useTools(list, true);
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      {isSearched(list.resource) && <SearchField {...find} />}
      <div className="flex flex-wrap justify-end gap-2">
        <span className={tabs ? 'min-w-32 flex-1' : 'flex-1'}>{tabs}</span>
        <FilterToggle filters={filters} open={open} onPress={() => setOpen(true)} />
        <ViewsMenu {...views} compact />
        {tools}
        <ListMenu list={list} own={menu} onSelect={onSelect} />
      </div>
      {chips(list.clear)}
      <FilterSheet
        open={open}
        onOpenChange={setOpen}
        onClear={list.isFiltered ? list.clear : null}
        labels={
          list.filterButtons ?? {
            clear: t('clearAll'),
            show: t('showRows', { count: list.query.data?.count ?? 0 }),
          }
        }
      >
        <SortField list={list} />
        <FilterMenus filters={filters} tall />
      </FilterSheet>
    </div>
  );
}

/** What both have: the filters, of which one stands over the list, the chips of the others, the search and the views. */
function useTools(list: List, compact: boolean) {
  const t = useText(filterTexts);
  const filters = useFilters(list);
  const { typed, onType } = useDebouncedText(list.address.q as string | undefined, list.type);
  const facet = facetOf(list.resource);
  const first = filters.find(({ id }) => id === facet?.name);
  const page = list.query.data as Page | undefined;
  const tabs = facet && first && (
    <FacetTabs
      filter={first}
      counts={page?.facets[facet.name]}
      all={page && countOfAll(facet, page, first.values)}
      countedTo={countsTo.all}
      compact={compact}
    />
  );
  // A single value of it is seen over the list already.
  const shown = filters.filter((each) => each !== first || each.values.length > 1);
  const chips = (onClear: (() => void) | null) => (
    <FilterChips filters={shown} onClear={onClear} clearLabel={t('clearAll')} />
  );
  const viewed = useMemo(() => viewedRegister(list.resource), [list.resource]);
  const views = useViews({
    name: list.resource.name as Subject,
    ownKey: `resource.${list.resource.name}.views`,
    viewed,
    address: list.address,
    look: list.settings,
    changeLook: list.changeSettings,
    filter: list.filter,
    show: list.show,
  });
  return { filters, tabs, chips, views, find: { label: t('search'), typed, onType } };
}

function Columns({ list }: ListProps) {
  const locale = useLocale();
  const { resource, settings, columns, changeSettings } = list;
  const all = [resource.fields, resource.computed ?? {}, resource.isView ? {} : rowFacts]
    .flatMap(Object.keys)
    .filter((name) => name !== resource.title);
  return (
    <ColumnChooser
      choices={all.map((name) => ({ id: name, label: columnLabel(resource, name, locale) }))}
      columns={columns}
      onColumns={(next) => changeSettings({ columns: next })}
      isUsual={settings.columns === null}
      compact={settings.compact}
      onCompact={(compact) => changeSettings({ compact })}
    />
  );
}

type FilterToggleProps = {
  filters: readonly Filter[];
  open: boolean;
  controls?: string;
  onPress: () => void;
};

function FilterToggle({ filters, open, controls, onPress }: FilterToggleProps) {
  const t = useText(filterTexts);
  const count = inForce(filters).length;
  return (
    <Button
      aria-expanded={open}
      aria-controls={open ? controls : undefined}
      aria-haspopup={controls ? undefined : 'dialog'}
      onClick={onPress}
      className="max-md:min-w-11"
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
