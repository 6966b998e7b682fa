import { resourceEndpoints } from '../kit/resource-endpoints.ts';
import { transferEndpoints } from '../kit/resource-transfer-endpoints.ts';
import { coastalCities } from './coastal-cities.ts';
import { productCategories } from './product-categories.ts';

export const coastalCityEndpoints = resourceEndpoints(coastalCities);
export const productCategoryEndpoints = resourceEndpoints(productCategories);

export const coastalCityTransferEndpoints = transferEndpoints(coastalCities);
export const productCategoryTransferEndpoints = transferEndpoints(productCategories);
