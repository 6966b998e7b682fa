import type { UserEvent } from '@testing-library/user-event';

/** Puts a text in the place of what a field holds, in one go: each letter typed draws a form anew, and where it matters somebody types. */
export async function pasteInto(hands: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await hands.clear(field);
  await hands.paste(text);
}
