import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** Asks for what a page shows first, ahead of it; `today` is the company's. */
export type Prefetch = (client: QueryClient, company: { id: string; today: string }) => Promise<void>;

/** What a file `<page>.screen.tsx` exports as `screen`. */
export type Screen = (() => ReactNode) & { prefetch?: Prefetch };
