import { mayStoreGrant } from '@leme/contract/access/grants';
import { actions, keyOf } from '@leme/contract/access/permission';
import { resources } from '@leme/contract/access/resources';
import { type RightSetName, rightSets } from '@leme/contract/access/right-sets';
import type { Role } from '@leme/contract/access/roles';
import { useState } from 'react';
import { type Cell, cellsOf, type Differences, type Draft, type Looker, noDraft } from './matrix/cells.ts';
import { useRoleStore } from './use-role-store.ts';

const everyRight = resources.flatMap((resource) => actions.map((action) => ({ resource, action })));

/** The rights of one role while somebody changes them. */
export function useRoleDraft(role: Role, differences: Differences, looker: Looker) {
  const [chosen, setChosen] = useState<{ role: Role; draft: Draft }>({ role, draft: noDraft });
  const [isStale, setStale] = useState(false);
  const draft = chosen.role === role ? chosen.draft : noDraft;
  const setDraft = (next: Draft) => setChosen({ role, draft: next });
  const discard = () => {
    setDraft(noDraft);
    setStale(false);
  };
  const version = differences.versions[role] ?? 1;
  const { isBusy, store } = useRoleStore({
    role,
    version,
    looker,
    onSaved: discard,
    onStale: () => setStale(true),
  });
  const cellOf = cellsOf({ role, differences, draft, looker });
  const cells = everyRight.map(({ resource, action }) => cellOf(resource, action));
  const pending = cells.filter(({ isPending }) => isPending);
  const changed = cells.filter(({ difference }) => difference !== undefined);
  const resettable = changed.filter(
    ({ resource, action, byDefault }) =>
      looker.mayChange && mayStoreGrant(looker, role, { resource, action, granted: byDefault }),
  );
  return {
    role,
    cellOf,
    pending,
    changed,
    resettable,
    isBusy,
    isStale,
    discard,
    choose: ({ resource, action, isOn }: Cell) =>
      setDraft(new Map(draft).set(keyOf({ resource, action }), !isOn)),
    withdraw: ({ resource, action }: Cell) =>
      setDraft(new Map([...draft].filter(([key]) => key !== keyOf({ resource, action })))),
    /** Chooses what a set has and the role lacks; how much that is, and how much cannot be given here. */
    fill: (set: RightSetName) => {
      const wanted = new Set(rightSets[set]);
      const lacking = cells.filter((cell) => wanted.has(keyOf(cell)) && !cell.isOn);
      const givable = lacking.filter(({ lock }) => lock === null);
      setDraft(new Map([...draft, ...givable.map((cell) => [keyOf(cell), true] as const)]));
      return { added: givable.length, leftOut: lacking.length - givable.length };
    },
    /** Where the new value is that of the default, no difference is left. */
    save: () =>
      store(pending, ({ byDefault, difference }) => {
        const granted = !(difference?.granted ?? byDefault);
        return granted === byDefault ? null : granted;
      }),
    /** Takes every difference back that the person may take back. */
    reset: () => store(resettable, () => null),
    dismiss: () => setStale(false),
  };
}

export type RoleDraft = ReturnType<typeof useRoleDraft>;
