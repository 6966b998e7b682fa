import { hasRow, notDeleted } from '#kit/has-row';
import type { Step } from '#kit/hooks';
import { inAllLanguages } from '#kit/in-all-languages';
import type { Work } from '#kit/work';
import { catalogTexts } from './texts/texts.ts';

/** What a company sells comes before everything else. */
export async function firstSteps(work: Work): Promise<Step[]> {
  const { permissions } = work.actor;
  const product = {
    id: 'product',
    words: inAllLanguages(catalogTexts, 'steps.product'),
    path: '/products?open=new',
    place: 10,
  };
  const fare = {
    id: 'fare',
    words: inAllLanguages(catalogTexts, 'steps.fare'),
    path: '/fare-types?open=new',
    place: 20,
  };
  return [
    ...(permissions.has('products:create')
      ? [{ ...product, done: await hasRow(work, 'products', notDeleted) }]
      : []),
    ...(permissions.has('fare-types:create')
      ? [{ ...fare, done: await hasRow(work, 'fare_types', notDeleted) }]
      : []),
  ];
}
