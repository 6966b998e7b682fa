import { mayStoreGrant } from '@leme/contract/access/grants';
import type { Role } from '@leme/contract/access/roles';
import { useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { useToast } from '#ui/feedback/toast.tsx';
import { usePeopleProblem } from '../problems/use-people-problem.ts';
import { useRightsWords } from '../rights/use-rights-words.ts';
import type { Cell, Looker } from './matrix/cells.ts';
import { type RoleSave, useSaveRole } from './role-permissions.queries.ts';
import { rolePermissionsTexts } from './texts/texts.ts';

type Given = {
  role: Role;
  version: number;
  looker: Looker;
  onSaved: () => void;
  /** Somebody else saved first; what the server has now is there. */
  onStale: () => void;
};

/** What is stored now of the rights that are about to change, to go back to. */
const storedOf = (cells: readonly Cell[]): RoleSave['changes'] =>
  cells.map(({ resource, action, difference }) => ({
    resource,
    action,
    granted: difference?.granted ?? null,
  }));

/** Whether each of them may be given back as it was; else going back would be refused. */
function mayGoBack(looker: Looker, cells: readonly Cell[]): boolean {
  return cells.every(({ role, resource, action, byDefault, difference }) =>
    mayStoreGrant(looker, role, { resource, action, granted: difference?.granted ?? byDefault }),
  );
}

/** Stores rights of a role at once, tells of it and takes it back where that is asked. */
export function useRoleStore({ role, version, looker, onSaved, onStale }: Given) {
  const t = useText(rolePermissionsTexts);
  const { roleName } = useRightsWords();
  const problemText = usePeopleProblem();
  const toast = useToast();
  const { save, refetch } = useSaveRole();
  const [isBusy, setBusy] = useState(false);
  const undo = async (back: RoleSave) => {
    try {
      await save(back);
      toast.show({ tone: 'success', title: t('undone', { role: roleName(role) }) });
    } catch (error) {
      const title = t('notUndone', { role: roleName(role) });
      toast.show({ tone: 'danger', title, text: problemText(error) });
    }
  };
  const store = async (cells: readonly Cell[], granted: (cell: Cell) => boolean | null) => {
    if (isBusy || cells.length === 0) return;
    setBusy(true);
    const before = storedOf(cells);
    const changes = cells.map((cell) => ({
      resource: cell.resource,
      action: cell.action,
      granted: granted(cell),
    }));
    try {
      const reply = await save({ role, version, changes });
      onSaved();
      const back = { role, version: reply.version, changes: before };
      toast.show({
        tone: 'success',
        title: t('saved', { role: roleName(role), count: changes.length }),
        undo: mayGoBack(looker, cells) ? () => void undo(back) : undefined,
      });
    } catch (error) {
      if (isProblem(error, 'stale-version')) {
        await refetch();
        onStale();
      } else {
        const title = t('notSaved', { role: roleName(role) });
        toast.show({ tone: 'danger', title, text: problemText(error) });
      }
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, store };
}
