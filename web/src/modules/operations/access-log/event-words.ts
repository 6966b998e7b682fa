import { routeTable } from '@leme/contract/access/route-table';
import type { SecurityEvent } from '@leme/contract/operations/access-log';
import { usePageTitle } from '#kit/auth-session/open-pages.ts';
import { useText } from '#kit/text/i18n.ts';
import { operationsTexts } from '../texts/texts.ts';

type FilterWord = `filter${'Date' | 'Status' | 'Tags' | 'Kind' | 'Supplier'}` | 'search';

const filterWords: Record<string, FilterWord | undefined> = {
  q: 'search',
  date: 'filterDate',
  status: 'filterStatus',
  tags: 'filterTags',
  kind: 'filterKind',
  supplier_id: 'filterSupplier',
};

type Place = 'search' | 'attendance' | 'bookings' | 'payments' | 'settings';

/** What has no page of its own. */
const places: Record<string, Place | undefined> = {
  search: 'search',
  attendance: 'attendance',
  bookings: 'bookings',
  'booking-payments': 'payments',
  'tenant-settings': 'settings',
};

/** Who it was and what about, in the person's language. */
export function useEventWords() {
  const t = useText(operationsTexts);
  const titleOf = usePageTitle();
  const place = (resource: string) => {
    const known = places[resource];
    if (known) return t(known);
    return titleOf(routeTable.find((entry) => entry.resource === resource)) || resource;
  };
  const filter = (name: string) => {
    const word = filterWords[name];
    return word ? t(word) : name;
  };
  return {
    who: ({ operator, who }: SecurityEvent) =>
      operator ? t('operator', { email: operator }) : (who ?? t('nobody')),
    about: ({ resource, rows, filters, times }: SecurityEvent) =>
      [
        resource && place(resource),
        rows !== null && t('rows', { count: rows }),
        filters.length > 0 && t('filters', { names: filters.map(filter).join(', ') }),
        times > 1 && t('times', { count: times }),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
