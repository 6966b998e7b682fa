import { causeOf } from '@leme/contract/maintenance/alerts';
import { type Cause, type Following, keepAlerts } from '#modules/maintenance/public';
import { caused } from '../caused.ts';
import { countOf, departuresIn, type Said, saidOf, waitsForWord } from './said-of-boats.ts';

/** Raises and ends what rings of departures: somebody missing, and one that left without being cleared. */
export async function followDepartures(
  work: Following,
  said: Said,
  boats: ReadonlyMap<string, string>,
): Promise<void> {
  const departures = departuresIn(said).flatMap((where) => {
    const own = saidOf(said, where);
    const [seal] = own.seals;
    return seal ? [{ ...where, own, id: seal.id, boat: boats.get(where.boat_id) ?? '' }] : [];
  });
  await keepAlerts(
    work,
    departures.flatMap(({ id }) => [causeOf.occurrence(`missing:${id}`), causeOf.occurrence(`anyway:${id}`)]),
    departures.flatMap(({ id, own, boat, boat_id }): Cause[] => {
      const { missing } = countOf(own);
      const base = { type: 'occurrence', severity: 'critica', boat_id } as const;
      return [
        ...(missing.length > 0
          ? [
              caused({
                ...base,
                dedupe_key: causeOf.occurrence(`missing:${id}`),
                params: { kind: 'missing', boat, text: null, count: missing.length },
              }),
            ]
          : []),
        ...(waitsForWord(own)
          ? [
              caused({
                ...base,
                dedupe_key: causeOf.occurrence(`anyway:${id}`),
                params: { kind: 'anyway', boat, text: null },
              }),
            ]
          : []),
      ];
    }),
  );
}
