import type { UserRow } from '@leme/contract/access/people/user-endpoints';
import type { Role } from '@leme/contract/access/roles';
import { useState } from 'react';
import { bulkTexts } from '#kit/list/bulk/texts/texts.ts';
import { useProblemText } from '#kit/problem/problem-text.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { userRolesTexts } from '../texts/texts.ts';
import { type Moved, type Moves, useMovePeople } from '../user-roles.queries.ts';

/** The role people are given, and for whom they will work. */
export type Target = Pick<UserRow, 'supplier_id' | 'agent_id'> & { role: Role };
type Refused = { user_id: string; name: string; problem: string };
/** Who stayed, with the reason; `undo` takes the others back. */
export type MovesReport = { refused: readonly Refused[]; undo: (() => void) | null };

const undoMs = 10_000;

/** Gives several people another role, says who was refused, and takes the others back by the same rules. */
export function useMoves() {
  const t = useText(userRolesTexts);
  const bulk = useText(bulkTexts);
  const { roleName } = useRightsWords();
  const problemText = useProblemText();
  const toast = useToast();
  const put = useMovePeople();
  const [report, setReport] = useState<MovesReport | null>(null);

  const refusedOf = (people: readonly UserRow[], moved: Moved): Refused[] =>
    moved.flatMap(({ user_id, problem }) => {
      const name = people.find(({ id }) => id === user_id)?.full_name ?? '';
      return problem === null ? [] : [{ user_id, name, problem }];
    });

  const takeBack = async (people: readonly UserRow[], rows: Moves) => {
    setReport(null);
    try {
      const moved = await put(rows);
      const refused = refusedOf(people, moved);
      if (refused.length > 0) setReport({ refused, undo: null });
      const count = moved.length - refused.length;
      if (count > 0) toast.show({ tone: 'success', title: bulk('undone', { count }) });
    } catch (failure) {
      toast.show({ tone: 'danger', title: t('moveFailed'), text: problemText(failure) });
    }
  };

  /** Throws when nothing at all was answered. */
  const move = async (people: readonly UserRow[], target: Target): Promise<void> => {
    setReport(null);
    const moved = await put(people.map(({ id, version }) => ({ user_id: id, version, ...target })));
    const refused = refusedOf(people, moved);
    const count = moved.length - refused.length;
    const back = backOf(people, moved);
    const undo = back.length > 0 ? () => void takeBack(people, back) : null;
    if (refused.length > 0) setReport({ refused, undo });
    if (count === 0) return;
    const isWhole = refused.length === 0;
    toast.show({
      tone: 'success',
      title: t('moved', { count, role: roleName(target.role) }),
      // Where somebody was refused it stands with those, for longer than a toast.
      ...(isWhole && undo && { undo, duration: undoMs }),
    });
  };

  return { report, move, closeReport: () => setReport(null) };
}

/** What gives those who were moved the role and the partner they had. */
function backOf(people: readonly UserRow[], moved: Moved): Moves {
  return moved.flatMap(({ user_id, version }) => {
    const before = people.find(({ id }) => id === user_id);
    if (version === null || !before?.role) return [];
    const { role, supplier_id, agent_id } = before;
    return [{ user_id, version, role, supplier_id, agent_id }];
  });
}
