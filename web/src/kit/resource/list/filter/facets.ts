import { countsTo } from '@leme/contract/kit/resource/counts';
import type { Field } from '@leme/contract/kit/resource/fields';
import { facetFields, type Page, type Resource } from '@leme/contract/kit/resource/resource';

export type Facet = { name: string; field: Field; values: readonly string[] };

/** The choice whose values stand over the list: the first one that filters. */
export function facetOf(resource: Resource): Facet | null {
  const [name] = facetFields(resource);
  const field = name === undefined ? undefined : resource.fields[name];
  return name === undefined || !field ? null : { name, field, values: field.options ?? [] };
}

/** How many rows there would be without a choice of this field; unknown where some rows have no value. */
export function countOfAll(
  { name, field }: Facet,
  page: Page,
  chosen: readonly string[],
): number | undefined {
  if (chosen.length === 0) return page.countIsEstimate && page.count < countsTo.all ? undefined : page.count;
  const counts = page.facets[name];
  if (!counts || !field.required) return undefined;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
