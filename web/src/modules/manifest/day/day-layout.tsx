import { lazy } from 'react';
import { fetchCode } from '#kit/text/fetch-code.ts';

const fetchWide = () => fetchCode(() => import('./lazy/desk/desk-day.tsx'));
const fetchPhone = () => fetchCode(() => import('./lazy/phone/phone-day.tsx'));

// A phone has no use for tables, a desk none for cards: each fetches its own, at once with the screen.
void (window.innerWidth < 768 ? fetchPhone() : fetchWide()).catch(() => undefined);

export const WideDay = lazy(async () => ({ default: (await fetchWide()).WideDay }));
export const WideFilters = lazy(async () => ({ default: (await fetchWide()).WideFilters }));
export const PhoneDay = lazy(async () => ({ default: (await fetchPhone()).PhoneDay }));
export const FilterButton = lazy(async () => ({ default: (await fetchPhone()).FilterButton }));
