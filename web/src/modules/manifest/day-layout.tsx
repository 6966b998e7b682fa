import type { PassengerManifest } from '@leme/contract/manifest/endpoints';
import { lazy, type ReactNode } from 'react';
import { fetchCode } from '#kit/fetch-code.ts';
import type { Looking } from './manifest-filters.ts';
import type { ManifestSearch } from './manifest-search.ts';
import type { QuickTogglesProps } from './quick-toggles.tsx';
import type { ScanHost } from './scan/public.ts';
import type { Attendance } from './use-attendance.ts';
import type { SearchProps } from './wide-filters.tsx';

export type DayProps = SearchProps &
  Omit<QuickTogglesProps, 'filters'> & {
    manifest: PassengerManifest;
    looking: Looking;
    attendance: Attendance;
    now: number;
    isToday: boolean;
    /** The session the address names. */
    sessionId: string | undefined;
    /** Its people one by one instead of its parties. */
    byPerson: boolean;
    hrefOf: (part: ManifestSearch) => string;
    onByPerson: (byPerson: boolean) => void;
    onOpenSession: (id: string | undefined) => void;
    /** Goes to another part of the day, with a way back. */
    onGo: (part: ManifestSearch) => void;
    onClear: () => void;
    onCsv: (sessionId: string) => void;
    /** That the rows are of an earlier moment. */
    stale: ReactNode;
    refreshing: boolean;
    onRefresh: () => void;
    /** For who may check in: what the scanner needs of the page. */
    scan: Omit<ScanHost, 'day' | 'sessionId'> | null;
  };

const fetchWide = () => fetchCode(() => import('./wide-day.tsx'));
const fetchPhone = () => fetchCode(() => import('./phone-day.tsx'));

// A phone has no use for tables, a desk none for cards: each fetches its own, at once with the screen.
void (window.innerWidth < 768 ? fetchPhone() : fetchWide()).catch(() => undefined);

export const WideDay = lazy(async () => ({ default: (await fetchWide()).WideDay }));
export const WideFilters = lazy(async () => ({ default: (await fetchWide()).WideFilters }));
export const PhoneDay = lazy(async () => ({ default: (await fetchPhone()).PhoneDay }));
export const FilterSheet = lazy(async () => ({ default: (await fetchPhone()).FilterSheet }));
