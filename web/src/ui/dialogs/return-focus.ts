/** What had the focus each time a panel opened, latest last. */
const trail: Element[] = [];

function remember(): void {
  if (document.activeElement) trail.push(document.activeElement);
}

/** Gives the focus back to the latest origin that is still there; a panel that opened meanwhile keeps it. */
function restore(event: Event): void {
  event.preventDefault();
  if (document.activeElement?.closest('[role="dialog"], [role="alertdialog"]')) return;
  while (trail.length > 0) {
    const origin = trail.pop();
    if (!(origin instanceof HTMLElement) || !origin.isConnected || origin === document.body) continue;
    origin.focus();
    return;
  }
}

/** A panel that an item of a menu opened came from the trigger of the menu, which is told after the item is gone. */
function cameFrom(trigger: Element | null): void {
  const last = trail.at(-1);
  const isLost = last !== undefined && (last === document.body || !last.isConnected);
  if (trigger && isLost && document.activeElement?.closest('[role="dialog"], [role="alertdialog"]'))
    trail[trail.length - 1] = trigger;
}

/** For a panel that opens without a trigger of its own: call `remember` as it opens, `restore` as it closes. */
export const returnFocus = { remember, restore, cameFrom };
