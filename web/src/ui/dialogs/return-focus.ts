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

/** For a panel that opens without a trigger of its own: call `remember` as it opens, `restore` as it closes. */
export const returnFocus = { remember, restore };
