import { peopleWords } from '@leme/contract/access/people/texts/texts';
import { roleKey } from '@leme/contract/access/roles';
import { accessWords } from '@leme/contract/access/texts/texts';
import { comparisonOf, partChanges } from '#kit/form/lazy/stale/part-changes.ts';
import type { Comparison } from '#kit/form/lazy/stale/stale-choice.tsx';
import { useText } from '#kit/text/i18n.ts';
import { differing, type PersonField, type UserValues } from './user-values.ts';

type States = { base: UserValues; current: UserValues; mine: UserValues };

/** What two people made of somebody, in words. */
export function useUserComparison(): (states: States) => Comparison<PersonField> {
  const words = useText(peopleWords);
  const levels = useText(accessWords);
  const labelOf = (name: PersonField) =>
    name === 'role' ? levels('access.field.role') : words(`users.field.${name}`);
  const wordsOf = (values: UserValues, name: PersonField): string => {
    if (name === 'role') return levels(roleKey(values.role));
    const value = values[name];
    return (typeof value === 'string' ? value : value?.label) || '-';
  };
  return ({ base, current, mine }) =>
    comparisonOf(
      partChanges({
        mine: differing(base, mine),
        theirs: differing(base, current),
        now: differing(current, mine),
      }),
      (name) => ({ label: labelOf(name), mine: wordsOf(mine, name), theirs: wordsOf(current, name) }),
    );
}
