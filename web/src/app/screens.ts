import { lazyScreen } from './lazy-screen.ts';

/** The code of each page that exists, by its bare path; fetched when the page is first opened or prefetched. */
export const screens = {
  '/passenger-manifest': lazyScreen(
    async () => (await import('#modules/manifest/passenger-manifest.screen.tsx')).PassengerManifestScreen,
  ),
  '/sessions-manifest': lazyScreen(
    async () =>
      (await import('#modules/manifest/sessions/sessions-manifest.screen.tsx')).SessionsManifestScreen,
  ),
  '/sessions': lazyScreen(async () => (await import('#modules/bookings/sessions.screen.tsx')).SessionsScreen),
  '/boats': lazyScreen(async () => (await import('#modules/fleet/boats.screen.tsx')).BoatsScreen),
  '/boat-features': lazyScreen(
    async () => (await import('#modules/fleet/boat-features.screen.tsx')).BoatFeaturesScreen,
  ),
  '/suppliers': lazyScreen(async () => (await import('#modules/fleet/suppliers.screen.tsx')).SuppliersScreen),
  '/supplier-types': lazyScreen(
    async () => (await import('#modules/fleet/supplier-types.screen.tsx')).SupplierTypesScreen,
  ),
  '/customers': lazyScreen(async () => (await import('./customers.screen.tsx')).CustomersScreen),
  '/tags': lazyScreen(async () => (await import('#modules/sales/tags.screen.tsx')).TagsScreen),
  '/product-categories': lazyScreen(
    async () => (await import('#modules/catalog/product-categories.screen.tsx')).ProductCategoriesScreen,
  ),
  '/access-log': lazyScreen(
    async () => (await import('#modules/operations/access-log.screen.tsx')).AccessLogScreen,
  ),
  '/coastal-cities': lazyScreen(
    async () => (await import('#modules/catalog/coastal-cities.screen.tsx')).CoastalCitiesScreen,
  ),
};

export type ScreenPath = keyof typeof screens;

export function isScreenPath(path: string): path is ScreenPath {
  return Object.hasOwn(screens, path);
}
