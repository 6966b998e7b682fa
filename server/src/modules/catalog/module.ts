import { catalog } from '@leme/contract/catalog/module';
import { products } from '@leme/contract/catalog/products';
import type { ServerModule } from '#kit/serve';
import { servesCoastalCities } from './coastal-cities.resource.ts';
import { servesProductCategories } from './product-categories.resource.ts';

/** What is sold, sorted onto shelves, and the places it is sold at. */
export const catalogModule: ServerModule = {
  ...catalog,
  names: [products],
  serves: [...servesProductCategories, ...servesCoastalCities],
};
