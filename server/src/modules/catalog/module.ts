import { catalog } from '@leme/contract/catalog/module';
import type { Module } from '#kit/serve';
import { servesCoastalCities } from './coastal-cities.resource.ts';
import { servesProductCategories } from './product-categories.resource.ts';

/** What is sold, sorted onto shelves, and the places it is sold at. */
export const catalogModule: Module = {
  ...catalog,
  serves: [...servesProductCategories, ...servesCoastalCities],
};
