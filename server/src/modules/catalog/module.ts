import { catalog } from '@leme/contract/catalog/module';
import type { PlatformTx } from '#kit/platform-tx';
import type { ServerModule } from '#kit/serve';
import { servesCancellationPolicies } from './cancellation-policies.resource.ts';
import { servesCoastalCities } from './coastal-cities.resource.ts';
import { servesFareTypes } from './fare-types.resource.ts';
import { servesProductCategories } from './product-categories.resource.ts';
import { servesProductGroupPrices } from './product-group-prices.resource.ts';
import { servesProductTags } from './product-tags.resource.ts';
import { servesProducts } from './products.resource.ts';
import { servesSellingDefaults } from './selling-defaults.ts';
import { tagEndpoints } from './uses-of-tags.ts';

/** What is sold, sorted onto shelves, and the places it is sold at. */
export function catalogModule({ platformTx }: { platformTx: PlatformTx }): ServerModule {
  return {
    ...catalog,
    serves: [
      ...servesProducts,
      ...servesFareTypes,
      ...servesProductGroupPrices,
      ...servesProductCategories,
      ...servesCancellationPolicies,
      ...servesSellingDefaults,
      ...servesProductTags,
      ...tagEndpoints(platformTx),
      ...servesCoastalCities,
    ],
  };
}
