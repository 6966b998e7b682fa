import { read } from '@leme/contract/access/permission';
import { fold } from '@leme/contract/kit/language/fold';
import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import type { SessionsManifest } from '@leme/contract/manifest/sessions-manifest-endpoints';
import { longestSearch, shortestSearch } from '@leme/contract/operations/rules';
import type { FoundRecords, searchRecords } from '@leme/contract/operations/search-endpoints';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { isWithoutAnswer } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { useOpenPages } from '#kit/auth-session/open-pages.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useToday } from '#modules/bookings/public.tsx';
import { queryWords } from '../menu-search/palette-matcher.ts';
import { type PaletteItem, readQuery } from './palette-items.ts';
import { recordItems } from './record-items.ts';
import { paletteTexts } from './texts/texts.ts';

export type Records = {
  items: readonly PaletteItem[];
  /** An answer is on its way. */
  isSearching: boolean;
  /** What is shown answers an earlier text. */
  isStale: boolean;
  /** Why only records of this device are shown. */
  missing: 'onlyHere' | 'searchFailed' | null;
};

const pauseMs = 200;
const none: FoundRecords = {
  bookings: [],
  customers: [],
  departures: [],
  boats: [],
  suppliers: [],
  others: [],
};

/** Records for what is typed: today's departures as this device knows them at once, the rest when the server answers. */
export function useRecords(typed: string): Records {
  const t = useText(paletteTexts);
  const { date } = useFormat();
  const { tenant } = useSignedIn();
  const can = useCan();
  const today = useToday();
  const told = useOpenPages();
  const locale = useLocale();
  const client = useQueryClient();
  const isOffline = useConnectivity() === 'offline';
  const { query, section } = readQuery(typed);
  const wanted = section === null ? query.trim().slice(0, longestSearch) : '';
  const isWanted = wanted.length >= shortestSearch;
  const asked = useSettled(wanted, pauseMs);
  const found = useAsk<typeof searchRecords>(
    'GET /search',
    { q: asked },
    {
      keeps: true,
      enabled: isWanted && asked.length >= shortestSearch && !isOffline,
      staleTime: 30_000,
      retry: false,
    },
  );
  const known = isWanted ? departuresHere(client, tenant.id, today, wanted) : [];
  const answer = isWanted ? (found.data ?? none) : none;
  const isSearching = isWanted && !isOffline && (found.isFetching || asked !== wanted);
  const departures = [
    ...known,
    ...answer.departures.filter(({ id }) => known.every((each) => each.id !== id)),
  ];
  const pages = {
    manifest: can(read('passenger-manifest')),
    sessionsManifest: can(read('sessions-manifest')),
    named: (name: string) => {
      const { title, icon = '' } = told.get(name) ?? {};
      return title && { title: title[locale], icon };
    },
  };
  const words = { date, cancelled: t('cancelled'), full: t('full') };
  const fails = isWanted && found.isError && (isWithoutAnswer(found.error) ? 'onlyHere' : 'searchFailed');
  return {
    items: recordItems({ ...answer, departures }, pages, words),
    isSearching,
    isStale: isSearching && found.data !== undefined,
    missing: isWanted && isOffline ? 'onlyHere' : fails || null,
  };
}

/** Today's departures that a list of this device holds and that have every word. */
function departuresHere(client: QueryClient, tenantId: string, today: string, typed: string) {
  const lists = ['passenger-manifest', 'sessions-manifest'].flatMap((name) => {
    const day = client.getQueryData<PassengerManifest | SessionsManifest>([name, tenantId, today]);
    return day ? [day.data] : [];
  });
  const words = queryWords(typed.replace(/(\d)h(\d)/gi, '$1:$2'));
  return (lists[0] ?? [])
    .filter(({ product, start_time, boats }) => {
      const text = fold(
        [product.name, start_time.slice(0, 5), ...boats.map((boat) => boat.boat_name)].join(' '),
      );
      return words.every((word) => text.includes(word));
    })
    .slice(0, 6)
    .map(({ id, product, date, start_time, status }) => ({
      id,
      product: product.name,
      date,
      start_time,
      status,
    }));
}
