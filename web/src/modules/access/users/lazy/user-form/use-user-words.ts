import { roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { useText } from '#kit/text/i18n.ts';
import { columnOf, sentOf, type UserValues } from './user-values.ts';

/** What a field of somebody says in words; a partner only where the level works for one. */
export function useUserWords() {
  const levels = useText(accessWords);
  return (values: UserValues, name: string): string => {
    if (name === 'role') return levels(roleKey(values.role));
    if (name === 'supplier_id' || name === 'agent_id')
      return columnOf(values.role) === name ? (values[name]?.label ?? '') : '';
    return sentOf(values, name === 'email' ? 'email' : 'full_name') ?? '';
  };
}
