import type { MadeMove } from '@leme/contract/kit/resource/move-endpoints';
import type { Resource } from '@leme/contract/kit/resource/resource';
import { reasonOf, stateFields } from '@leme/contract/kit/resource/states';
import type { Work } from '../../work.ts';
import { readHistory } from '../history/history.ts';

/** The newest steps of a row's history in which it got another state, with who, when and why. */
export async function readMoves(
  resource: Resource,
  work: Work,
  id: string,
): Promise<{ data: MadeMove[]; hasMore: boolean }> {
  const states = stateFields(resource);
  const { data, hasMore } = await readHistory(resource, work, { id, fields: states });
  const moves = data.flatMap((step) =>
    step.changes
      .filter(({ field }) => states.includes(field))
      .map(({ field, before, after }): MadeMove => {
        const why = step.changes.find((change) => change.field === reasonOf(field));
        return {
          id: step.id,
          field,
          at: step.at,
          actor: step.actor,
          from: before as string | null,
          to: String(after),
          reason: (why?.after ?? null) as string | null,
          isErased: why?.isErased ?? false,
        };
      }),
  );
  return { data: moves, hasMore };
}
