import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import type { NamedMove } from '@leme/contract/kit/resource/states';
import { useState } from 'react';
import type { Jobs } from '../../list/bulk/use-jobs.ts';
import type { MoveNotes, ResourceWrites } from '../resource-options.ts';
import { MoveQuestion } from './move-question.tsx';
import { type Moving, moving } from './moving.ts';

/** Moves rows, one or many, and asks why before where a move has a reason. */
export function useMoving(
  resource: Resource,
  { start }: Jobs<AnyRow>,
  writes: ResourceWrites,
  notes: MoveNotes = {},
) {
  const [asked, setAsked] = useState<Moving | null>(null);
  const go = (wanted: Moving) => start(moving(resource, writes, wanted), wanted.rows);
  return {
    move: (move: NamedMove, rows: readonly AnyRow[]) =>
      move.reason ? setAsked({ move, rows }) : go({ move, rows }),
    question: asked && (
      <MoveQuestion
        resource={resource}
        asked={asked}
        Note={notes[asked.move.name]}
        onClose={() => setAsked(null)}
        onConfirm={(reason) => go({ ...asked, reason })}
      />
    ),
  };
}
