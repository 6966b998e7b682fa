import type { ReactNode } from 'react';
import type { Looking } from '../filter/manifest-filters.ts';
import type { ManifestSearch } from '../filter/manifest-search.ts';
import type { ScanHost } from '../scan/lazy/public.ts';
import type { SearchProps } from './lazy/desk/desk-filters.tsx';
import type { QuickTogglesProps } from './lazy/desk/quick-toggles.tsx';

export type DayProps = SearchProps &
  Omit<QuickTogglesProps, 'filters'> & {
    date: string;
    isToday: boolean;
    looking: Looking;
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
    scan: Omit<ScanHost, 'sessionId'> | null;
  };
