import type { Resource } from '@leme/contract/kit/resource';
import type { QueryClient } from '@tanstack/react-query';
import { dayIn } from '#modules/bookings/civil-day.ts';
import type { ScreenPath } from './screens.ts';

type Company = { id: string; timezone: string };

/** The first page of a register. */
function firstRows(declared: () => Promise<Resource>) {
  return async (client: QueryClient, { id }: Company) => {
    const [resource, { prefetchFirstRows }] = await Promise.all([
      declared(),
      import('#kit/resource/list/first-rows.ts'),
    ]);
    await prefetchFirstRows(client, id, resource);
  };
}

/** The first data of each page: today's, asked for while the pointer rests on its menu entry. */
export const firstData: Record<ScreenPath, (client: QueryClient, company: Company) => Promise<void>> = {
  '/passenger-manifest': async (client, { id, timezone }) => {
    const { prefetchManifest } = await import('#modules/manifest/manifest.queries.ts');
    await prefetchManifest(client, id, dayIn(timezone, new Date()));
  },
  '/sessions-manifest': async (client, { id, timezone }) => {
    const { prefetchSessionsManifest } = await import(
      '#modules/manifest/sessions/sessions-manifest.queries.ts'
    );
    await prefetchSessionsManifest(client, id, dayIn(timezone, new Date()));
  },
  '/sessions': async (client, { id, timezone }) => {
    const { prefetchSessions } = await import('#modules/bookings/sessions.queries.ts');
    await prefetchSessions(client, id, dayIn(timezone, new Date()));
  },
  '/boats': firstRows(async () => (await import('@leme/contract/fleet/boats')).boats),
  '/boat-features': firstRows(async () => (await import('@leme/contract/fleet/boat-features')).boatFeatures),
  '/suppliers': firstRows(async () => (await import('@leme/contract/fleet/suppliers')).suppliers),
  '/supplier-types': firstRows(
    async () => (await import('@leme/contract/fleet/supplier-types')).supplierTypes,
  ),
  '/customers': firstRows(async () => (await import('@leme/contract/sales/customers')).customers),
  '/tags': firstRows(async () => (await import('@leme/contract/sales/tags')).tags),
  '/product-categories': firstRows(
    async () => (await import('@leme/contract/catalog/product-categories')).productCategories,
  ),
  '/coastal-cities': firstRows(
    async () => (await import('@leme/contract/catalog/coastal-cities')).coastalCities,
  ),
};
