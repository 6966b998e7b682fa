import { lazy } from 'react';
import { fetchCode } from '#kit/fetch-code.ts';

const fetchWide = () => fetchCode(() => import('./wide-day.tsx'));
const fetchPhone = () => fetchCode(() => import('./phone-day.tsx'));

// A phone has no use for tables, a desk none for cards: each fetches its own, at once with the screen.
void (window.innerWidth < 768 ? fetchPhone() : fetchWide()).catch(() => undefined);

export const WideDay = lazy(async () => ({ default: (await fetchWide()).WideDay }));
export const WideFilters = lazy(async () => ({ default: (await fetchWide()).WideFilters }));
export const PhoneDay = lazy(async () => ({ default: (await fetchPhone()).PhoneDay }));
export const FilterSheet = lazy(async () => ({ default: (await fetchPhone()).FilterSheet }));
