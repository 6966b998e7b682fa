import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { useRightsWords } from '../../rights/use-rights-words.ts';
import { rolePermissionsTexts } from '../texts/texts.ts';
import type { Cell } from './cells.ts';

/** What a right is called and what has to be known of it. */
export function useCellWords() {
  const t = useText(rolePermissionsTexts);
  const { dateTime } = useFormat();
  const { roleName, resourceName, actionName } = useRightsWords();
  const value = (isOn: boolean) => t(isOn ? 'yes' : 'no');
  const lockText = ({ lock, role }: Cell) => {
    if (lock === null) return null;
    if (lock === 'full' || lock === 'manager' || lock === 'partner')
      return t(`lock.${lock}`, { role: roleName(role) });
    return t(`lock.${lock}`);
  };
  const differenceText = ({ difference, byDefault }: Cell) => {
    if (!difference) return null;
    const { granted, changed_by, changed_at } = difference;
    const values = { value: value(granted), byDefault: value(byDefault) };
    if (!changed_at) return t('changedOnce', values);
    return t('changed', { ...values, who: changed_by ?? t('somebody'), when: dateTime(changed_at) });
  };
  return {
    lockText,
    differenceText,
    label: ({ resource, action }: Cell) =>
      t('cell', { what: resourceName(resource), action: actionName(action) }),
    /** All of it in one line. */
    detail: (cell: Cell) =>
      [
        differenceText(cell) ?? (cell.lock ? null : t('default', { value: value(cell.byDefault) })),
        cell.isPending && t('pending', { value: value(cell.isOn) }),
        lockText(cell),
      ]
        .filter(Boolean)
        .join(' · '),
    /** What saving does to somebody of the role. */
    sentence: ({ role, resource, action, isOn }: Cell) => {
      const names = { role: roleName(role), what: resourceName(resource) };
      return isOn ? t(`gains.${action}`, names) : t(`loses.${action}`, names);
    },
  };
}

export type CellWords = ReturnType<typeof useCellWords>;
