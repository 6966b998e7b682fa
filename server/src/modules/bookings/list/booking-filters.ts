import { bookingList } from '@leme/contract/bookings/life/booking-list';
import { readBookingFilters } from '@leme/contract/bookings/life/filter-endpoints';
import { filterFields, type Resource } from '@leme/contract/kit/resource/resource';
import { serve } from '#kit/http/serve';
import { countFacets } from '#kit/resource/list/count-rows';
import { readOptions } from '#kit/resource/list/read-options';
import { bookingRows } from './booking-list.ts';

type Options = Awaited<ReturnType<typeof readOptions>>;

const resource: Resource = bookingList;
const pointers = filterFields(resource).flatMap(([name, field]) => (field.to === undefined ? [] : [name]));

/** One question for what the list asks by field, so that its filters are there before anybody opens one. */
export const servesBookingFilters = serve(readBookingFilters, async ({ tx, actor, registers }) => {
  const register = { resource, rules: bookingRows, others: registers };
  const [facets, ...options] = await Promise.all([
    countFacets(register, { tx, actor }, {}),
    ...pointers.map(
      async (field): Promise<[string, Options]> => [
        field,
        await readOptions(register, { tx, actor }, { field }),
      ],
    ),
  ]);
  return { facets, options: Object.fromEntries(options) };
});
