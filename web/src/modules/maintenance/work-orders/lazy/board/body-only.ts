import type { useDraggable } from '@dnd-kit/core';
import type { SyntheticEvent } from 'react';

type Listeners = ReturnType<typeof useDraggable>['listeners'];

/** What takes a card up, unless it began on a button of the card, or in a menu that is the card's and lies elsewhere. */
export function bodyOnly(listeners: Listeners): Listeners {
  const asked = Object.entries(listeners ?? {}).map(([name, take]) => [
    name,
    (event: SyntheticEvent) => {
      const { target, currentTarget } = event;
      if (!(target instanceof Element) || !currentTarget.contains(target)) return;
      if (!target.closest('button:not([data-handle])')) take(event);
    },
  ]);
  return Object.fromEntries(asked);
}
