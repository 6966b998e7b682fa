import { routeFor } from '@leme/contract/access/menu/navigation';
import type { Action } from '@leme/contract/access/permission';
import { oneOf } from '@leme/contract/kit/resource/labels';
import { type AnyRow, type Resource, rightTo } from '@leme/contract/kit/resource/resource';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useMemo } from 'react';
import { isProblem } from '../../api/api.ts';
import { useConnectivity } from '../../api/connectivity.ts';
import { sayAtSignIn } from '../../auth-session/auth-session-store.ts';
import { useOpenPages, usePageTitle } from '../../auth-session/open-pages.ts';
import { useCan } from '../../auth-session/rights.ts';
import { useUrlState } from '../../browser/url-state.ts';
import { useSelection } from '../../list/bulk/selection.ts';
import { useLocale, useText } from '../../text/i18n.ts';
import type { Freshness } from '../freshness.ts';
import { fetchInputs } from '../kinds/kinds.ts';
import type { RemovalWords } from '../record/removal/use-removal.tsx';
import { useRows } from '../resource-calls.ts';
import type { AnyOptions } from '../resource-options.ts';
import {
  filtersOf,
  firstPage,
  isFiltered,
  type ListAddress,
  listAddressReader,
  pageOf,
  questionOf,
  unfiltered,
} from './list-address.ts';
import { knownColumns, useListSettings } from './list-settings.ts';
import { useKept } from './page/use-kept.ts';
import { useTallies } from './page/use-tallies.ts';
import { listTexts } from './texts/texts.ts';

/** What a screen of its own says otherwise. */
export type OwnWays = {
  words?: Partial<ListWords>;
  /** Rows of a page until somebody chooses. */
  limit?: number;
  freshness?: Freshness | undefined;
  /** The address says how many rows stand before a page, not which one it is. */
  byOffset?: true;
  /** Where a row leads; `null` where it leads nowhere. */
  wayTo?: ((row: AnyRow) => Way) | null;
  /** What is done to a row, in place of what a register does; `large` for thumbs. */
  menuOf?: (row: AnyRow, large: boolean) => ReactNode;
};

/** An address and how to go there. */
export type Way = { href: string; onOpen: () => void };

/** Everything the parts of a list show and do: what the address says, its rows, the person's settings and rights. */
export function useList(resource: Resource, options: AnyOptions, own: OwnWays = {}) {
  const readAddress = useMemo(() => listAddressReader(resource), [resource]);
  const { state: address, change, hrefOf } = useUrlState<ListAddress>(readAddress);
  const [settings, changeSettings] = useListSettings(resource, own.limit);
  const question = questionOf(resource, address, settings.limit);
  const {
    query: asked,
    refresh,
    isRefreshing,
  } = useRows(resource, question, {
    freshness: own.freshness,
    onFailed: lastWordsBy(own.words?.loadFailedText),
  });
  const { query: page, isOld } = useKept(asked);
  const query = useTallies({ resource, address, freshness: own.freshness }, page);
  const {
    page: _page,
    cursor: _cursor,
    limit: _limit,
    sort: _sort,
    totals: _totals,
    ...scope
  } = question as ListAddress;
  const selection = useSelection<AnyRow>(JSON.stringify(scope));
  const isOffline = useConnectivity() === 'offline';
  const rows: readonly AnyRow[] = query.data?.data ?? [];
  // Outside system: the network. A record opens at once, and without a signal as well.
  useEffect(() => {
    if (query.isSuccess) fetchInputs(resource.fields);
  }, [query.isSuccess, resource]);
  const { useMark = noMarks } = options;
  const markOf = useMark();
  const shown = new Map(rows.map((row) => [row.id, row]));
  const columns = settings.columns ?? knownColumns(resource, options.columns);
  return {
    resource,
    options,
    ...useWords(resource),
    ...own.words,
    address,
    filters: filtersOf(resource, address),
    isFiltered: isFiltered(resource, address),
    isTrash: address.deleted !== undefined,
    /** Another selection of rows: begins at its first page and is a step back. */
    filter: (part: ListAddress) => change({ ...firstPage, ...part }, { push: true }),
    /** The same while typing: no step back. */
    type: (q: string | undefined) => change({ ...firstPage, q }),
    clear: () => change(unfiltered(resource), { push: true }),
    show: (part: ListAddress) => change(part, { push: true }),
    page: pageOf(address, settings.limit),
    /** Another page; one too deep to be counted to is reached by the cursor of the last answer. */
    turn: (to: number, cursor?: string) => {
      const place = own.byOffset ? { offset: (to - 1) * settings.limit } : { page: to };
      change({ ...firstPage, ...(to > 1 && { ...place, cursor }) }, { push: true });
    },
    hrefOf,
    wayTo: own.wayTo,
    menuOf: own.menuOf,
    columns,
    settings,
    changeSettings,
    question,
    freshness: own.freshness,
    query,
    isOld,
    rows,
    markOf,
    refresh,
    isRefreshing,
    selection,
    /** The rows that are ticked, as they are now. */
    ticked: [...selection.selected.values()].map((row) => shown.get(row.id) ?? row),
    isOffline,
    rights: useRights(resource),
  };
}

/** Whoever was signed out under a list reads where one signs in what the list says of that. */
const lastWordsBy = (textOf: ListWords['loadFailedText']) =>
  textOf && ((error: unknown) => isProblem(error, 'signed-out') && sayAtSignIn(textOf(error)));

export type List = ReturnType<typeof useList>;
export type ListProps = { list: List };

const noMarks =
  () =>
  (_row: AnyRow): ReactNode =>
    null;

/** What a list is called and says. */
type ListWords = {
  title: string;
  subtitle: string | undefined;
  icon: string;
  one: string;
  newLabel: string;
  /** The same at the thumb. */
  newAtThumb: string;
  /** The same where there is nothing yet. */
  newFirst: string;
  loadFailed: string;
  nothingYet: string;
  nothingYetText: string | undefined;
  /** What a failure says, where the catalogue of the screen has its own words. */
  loadFailedText: ((error: unknown) => string) | undefined;
  /** What rows are called behind their number. */
  noun: string | undefined;
  /** The buttons under the filters of a phone. */
  filterButtons: { clear: string; show: string } | undefined;
  removal: RemovalWords | undefined;
};

/** Title of the page and what one of its rows is called, in the person's language. */
function useWords(resource: Resource): ListWords {
  const locale = useLocale();
  const t = useText(listTexts);
  const pathname = useLocation({ select: (location) => location.pathname });
  const page = routeFor(pathname);
  const titleOf = usePageTitle();
  const icon = useOpenPages().get(page.name)?.icon ?? '';
  const one = oneOf(resource, locale);
  const title = titleOf(page);
  const newLabel = t('new', { one: one.charAt(0).toLowerCase() + one.slice(1) });
  return {
    title,
    subtitle: undefined,
    icon,
    one,
    newLabel,
    newAtThumb: newLabel,
    newFirst: newLabel,
    loadFailed: t('loadFailed', { title: title.charAt(0).toLowerCase() + title.slice(1) }),
    nothingYet: t('nothingYet'),
    nothingYetText: undefined,
    loadFailedText: undefined,
    noun: undefined,
    filterButtons: undefined,
    removal: undefined,
  };
}

function useRights(resource: Resource): Record<Action, boolean> {
  const can = useCan();
  // The rows of a view are written by verbs of their own.
  const mayWrite = (action: Action) => !resource.isView && can(rightTo(resource, action));
  return {
    read: can(rightTo(resource, 'read')),
    create: mayWrite('create'),
    update: mayWrite('update'),
    delete: mayWrite('delete'),
  };
}
