import { catalog } from '@leme/contract/catalog/module';
import { sellingDefaults } from '@leme/contract/catalog/selling-defaults';
import {
  readSellingDefaults,
  updateSellingDefaults,
} from '@leme/contract/catalog/selling-defaults-endpoints';
import type { PlatformTx } from '#kit/database/platform-tx';
import type { ServerModule } from '#kit/http/serve';
import { serveSettings } from '#kit/resource/settings';
import { servesCancellationPolicies } from './cancellation-policies.resource.ts';
import { servesCoastalCities } from './coastal-cities.resource.ts';
import { servesFareTypes } from './fare-types.resource.ts';
import { firstSteps } from './first-steps.ts';
import { servesProductCategories } from './products/product-categories.resource.ts';
import { servesProductGroupPrices } from './products/product-group-prices.resource.ts';
import { servesProductTags } from './products/product-tags.resource.ts';
import { servesProducts } from './products/products.resource.ts';
import { tagEndpoints } from './products/uses-of-tags.ts';

/** What is sold, sorted onto shelves, and the places it is sold at. */
export function catalogModule({ platformTx }: { platformTx: PlatformTx }): ServerModule {
  return {
    ...catalog,
    firstSteps,
    serves: [
      ...servesProducts,
      ...servesFareTypes,
      ...servesProductGroupPrices,
      ...servesProductCategories,
      ...servesCancellationPolicies,
      ...serveSettings(sellingDefaults, [readSellingDefaults, updateSellingDefaults]),
      ...servesProductTags,
      ...tagEndpoints(platformTx),
      ...servesCoastalCities,
    ],
  };
}
