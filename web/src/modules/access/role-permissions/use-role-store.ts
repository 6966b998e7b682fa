import { mayStoreGrant } from '@leme/contract/access/grants';
import type { Role } from '@leme/contract/access/roles';
import { isProblem } from '#kit/api/api.ts';
import { useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
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

type Store = { cells: readonly Cell[]; changes: RoleSave['changes'] };

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
  const words = usePeopleProblem();
  const { save, refetch } = useSaveRole();
  const undo = useVerb(save, {
    done: t('undone', { role: roleName(role) }),
    failed: t('notUndone', { role: roleName(role) }),
    words,
  });
  const { run, isBusy } = useVerb(
    ({ changes }: Store) =>
      save({ role, version, changes }).catch(async (error) => {
        if (isProblem(error, 'stale-version')) await refetch();
        throw error;
      }),
    {
      done: (reply, { cells, changes }) => {
        onSaved();
        const back = { role, version: reply.version, changes: storedOf(cells) };
        return {
          title: t('saved', { role: roleName(role), count: changes.length }),
          undo: mayGoBack(looker, cells) ? () => void undo.run(back) : undefined,
        };
      },
      failed: t('notSaved', { role: roleName(role) }),
      words,
      place: (error) => {
        if (!isProblem(error, 'stale-version')) return false;
        onStale();
        return true;
      },
    },
  );
  const store = async (cells: readonly Cell[], granted: (cell: Cell) => boolean | null) => {
    if (cells.length === 0) return;
    const changes = cells.map((cell) => ({
      resource: cell.resource,
      action: cell.action,
      granted: granted(cell),
    }));
    await run({ cells, changes });
  };
  return { isBusy, store };
}
