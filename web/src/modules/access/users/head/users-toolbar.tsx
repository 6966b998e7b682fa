import { peopleWords } from '@leme/contract/access/people/texts/texts';
import { userOrders, userStatuses } from '@leme/contract/access/people/users';
import { roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { Download, Users } from 'lucide-react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { FacetTabs } from '#kit/list/filter/facets/facet-tabs.tsx';
import { type Filter, oneValue } from '#kit/list/filter/filter.ts';
import { FilterChips } from '#kit/list/filter/filter-chips.tsx';
import { FilterButton } from '#kit/list/filter/lazy/filter-button.tsx';
import { FilterSelects } from '#kit/list/filter/selects/filter-selects.tsx';
import { SearchField } from '#kit/list/search/search-field.tsx';
import { useDebouncedText } from '#kit/list/search/use-debounced-text.ts';
import { useExport } from '#kit/resource/list/export-rows.ts';
import { listTexts } from '#kit/resource/list/texts/texts.ts';
import { useText } from '#kit/text/i18n.ts';
import { LookTools, type LookToolsProps } from '../look/look-tools.tsx';
import { usersTexts } from '../texts/texts.ts';
import { questionOf } from '../users.queries.ts';
import { everybody, fromStart, type UsersSearch, usualOrder } from '../users-search.ts';
import type { UsersToolsProps } from './tools.ts';

/** People of a status are counted to here. */
const countedTo = 999;

type UsersToolbarProps = UsersToolsProps & Pick<LookToolsProps, 'look' | 'onLook' | 'onChange'>;

/** How the list is narrowed: status with its numbers, search and level; on a phone the order as well. */
export function UsersToolbar(props: UsersToolbarProps) {
  const t = useText(usersTexts);
  const { search, compact, found, onChange } = props;
  const { status, role, sort } = useFilters(props);
  const { typed, onType } = useDebouncedText(search.q, (q) => onChange({ ...fromStart, q }));
  const find = { label: t('search'), typed, onType };
  const clear = () => onChange(everybody, { push: true });
  const counts = found?.facets?.status;
  const tabs = (
    <FacetTabs
      filter={status}
      counts={counts}
      all={counts && (counts.active ?? 0) + (counts.inactive ?? 0)}
      countedTo={countedTo}
      compact={compact}
    />
  );
  if (compact)
    return (
      <div className="grid grid-cols-1 gap-2 print:hidden">
        <SearchField {...find} size="touch" />
        <div className="flex items-center gap-2">
          <span className="min-w-0 flex-1">{tabs}</span>
          <FilterButton filters={[role]} onClear={clear}>
            <FilterSelects filters={[sort]} tall />
          </FilterButton>
          <LookTools {...props} />
          <MoreActions {...props} />
        </div>
        <FilterChips filters={[role]} onClear={clear} />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-2 print:hidden">
      <div className="flex items-end gap-3 border-b">
        {tabs}
        <span className="ms-auto flex items-center gap-2 pb-1.5">
          <LookTools {...props} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <SearchField {...find} className="w-76" />
        <FilterSelects filters={[role]} />
      </div>
      <FilterChips filters={[role]} onClear={clear} />
    </div>
  );
}

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** On a phone: what is done to the list as a whole. */
function MoreActions({ search, rights, onOpen }: UsersToolsProps) {
  const t = useText(usersTexts);
  const words = useText(listTexts);
  const { start, isBusy } = useExport('users', questionOf(search));
  const isOffline = useConnectivity() === 'offline';
  const invites = {
    id: 'invite',
    label: t('inviteSeveral'),
    icon: <Users {...icon} />,
    onSelect: () => onOpen('invite'),
  };
  const exports = {
    id: 'export',
    label: words('export'),
    icon: <Download {...icon} />,
    onSelect: start,
    disabled: isBusy || isOffline,
  };
  return (
    <ActionMenu
      name={t('more')}
      size="touch"
      variant="plain"
      iconClass="size-6"
      actions={rights.create === null ? [invites, exports] : [exports]}
    />
  );
}

function useFilters({
  search,
  rights,
  onChange,
}: UsersToolbarProps): Record<'status' | 'role' | 'sort', Filter> {
  const t = useText(usersTexts);
  const words = useText(peopleWords);
  const levels = useText(accessWords);
  const choose = (part: Partial<UsersSearch>) => onChange({ ...part, ...fromStart }, { push: true });
  const orders = {
    '-created_at': t('newestFirst'),
    created_at: t('oldestFirst'),
    full_name: t('nameAscending'),
    '-full_name': t('nameDescending'),
    email: t('emailAscending'),
    '-email': t('emailDescending'),
  };
  return {
    status: {
      id: 'status',
      label: t('status'),
      values: oneValue(search.status),
      options: userStatuses.map((value) => ({ value, label: words(`users.choice.status.${value}`) })),
      onChange: ([value]) => choose({ status: userStatuses.find((status) => status === value) }),
    },
    role: {
      id: 'role',
      label: t('level'),
      values: oneValue(search.role),
      options: rights.roles.map((value) => ({ value, label: levels(roleKey(value)) })),
      onChange: ([value]) => choose({ role: rights.roles.find((role) => role === value) }),
    },
    sort: {
      id: 'sort',
      label: t('sortBy'),
      isRequired: true,
      values: [search.sort ?? usualOrder],
      options: userOrders.map((value) => ({ value, label: orders[value] })),
      onChange: ([value]) =>
        choose({ sort: userOrders.find((order) => order === value && order !== usualOrder) }),
    },
  };
}
