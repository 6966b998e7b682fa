import { type Fault, faults, Problem } from '@leme/contract/kit/problem';
import { partySize } from '@leme/contract/prices/conditions';
import { largestParty } from '@leme/contract/pricing/quote-endpoints';
import type { Fare } from '../party/fares.ts';

type Party = readonly { fare_type_id: string; quantity: number }[];

/** A party is counted by its fares, that of a private departure also by its size alone; somebody comes. */
export function refuseSize(
  { passengers, people }: { passengers: Party; people?: number | undefined },
  sharing_mode: string,
): void {
  if (people !== undefined && passengers.length > 0) throw faults([{ pointer: '/people', code: 'option' }]);
  if (people !== undefined && sharing_mode !== 'private')
    throw faults([{ pointer: '/passengers', code: 'required' }]);
  if (people === undefined && passengers.length === 0)
    throw faults([{ pointer: '/passengers', code: 'too-small', params: { minimum: 1 } }]);
}

/** What its fares say against a party; every fault of it is named at once. */
export function refuseParty(party: Party, fares: readonly Fare[]): void {
  const rows = party.map((row) => ({ ...row, fare: fares.find(({ id }) => id === row.fare_type_id) }));
  const errors = rows.flatMap(({ quantity, fare }, at): Fault[] => {
    if (!fare) return [{ pointer: `/passengers/${at}/fare_type_id`, code: 'unknown' }];
    const pointer = `/passengers/${at}/quantity`;
    if (fare.min_qty !== null && quantity < fare.min_qty)
      return [{ pointer, code: 'too-small', params: { minimum: fare.min_qty } }];
    if (fare.max_qty !== null && quantity > fare.max_qty)
      return [{ pointer, code: 'too-large', params: { maximum: fare.max_qty } }];
    return [];
  });
  if (partySize({ party }) > largestParty)
    errors.push({ pointer: '/passengers', code: 'too-large', params: { maximum: largestParty } });
  if (errors.length > 0) throw faults(errors);
  refuseAlone(rows.flatMap(({ fare }) => fare ?? []));
}

/** A child that its fare lets travel with an adult alone does not travel without one. */
function refuseAlone(fares: readonly Fare[]): void {
  const codes = new Set(fares.map(({ code }) => code));
  const alone = fares.find(
    ({ accompanied_by }) => accompanied_by.length > 0 && !accompanied_by.some((code) => codes.has(code)),
  );
  if (!alone) return;
  throw new Problem('unaccompanied', { params: { fare: alone.label, accompanied_by: alone.accompanied_by } });
}
