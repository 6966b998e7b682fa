import { actions } from '@leme/contract/access/permission';
import type { Subject } from '@leme/contract/access/resources';
import { fold } from '@leme/contract/kit/language/fold';
import { resourceGroups } from '../../rights/resource-groups.ts';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import type { RolePermissionsSearch } from '../role-permissions-search.ts';
import type { Cell, CellOf } from './cells.ts';

/** The rights of a resource, and those of the role it is compared with. */
export type MatrixRow = {
  resource: Subject;
  name: string;
  cells: readonly Cell[];
  others: readonly Cell[] | null;
};
export type MatrixGroup = { id: string; name: string; rows: readonly MatrixRow[] };

/** Whether two roles hold the same there. */
export const isUnlike = ({ cells, others }: MatrixRow, at: number) =>
  others !== null && others[at]?.isOn !== cells[at]?.isOn;

/** The rows that search and filter leave, in their groups. */
export function useMatrix(
  cellOf: CellOf,
  otherOf: CellOf | null,
  { q, show }: RolePermissionsSearch,
): readonly MatrixGroup[] {
  const { groupName, resourceName } = useRightsWords();
  const words = fold(q ?? '').split(' ');
  const isFound = (text: string) => words.every((word) => fold(text).includes(word));
  const isShown = (row: MatrixRow) => {
    if (show === 'changed') return row.cells.some((cell) => cell.difference || cell.isPending);
    if (show === 'unlike' && row.others) return row.cells.some((_, at) => isUnlike(row, at));
    return true;
  };
  return resourceGroups
    .map(({ id, resources }) => ({
      id,
      name: groupName(id),
      rows: resources
        .map((resource) => ({
          resource,
          name: resourceName(resource),
          cells: actions.map((action) => cellOf(resource, action)),
          others: otherOf && actions.map((action) => otherOf(resource, action)),
        }))
        .filter((row) => isFound(`${groupName(id)} ${row.name}`) && isShown(row)),
    }))
    .filter(({ rows }) => rows.length > 0);
}
