import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'danger' | 'warning' | 'info';

export type ToastMessage = {
  title: string;
  /** A part of the title that leads somewhere, such as a code. */
  link?: { text: string; href: string; onOpen: () => void } | undefined;
  text?: ReactNode | undefined;
  tone?: ToastTone | undefined;
  /** Takes the last change back; shown with the provider's own word. */
  undo?: (() => void) | undefined;
  action?: { label: string; onPress: () => void } | undefined;
  /** Repeats of one group become a single toast whose title is made from their number. */
  group?: { key: string; title: (count: number) => string } | undefined;
  /** Milliseconds on screen, 5000 unless told; `Infinity` stays until closed. */
  duration?: number | undefined;
};

export type ToastEntry = ToastMessage & { id: number; count: number };

export type ToastEvent =
  | { type: 'show'; message: ToastMessage; id: number; most: number }
  | { type: 'close'; id: number }
  | { type: 'dismiss'; group: string };

/** What others did does not push a message with a button off the screen. */
const asks = ({ undo, action }: ToastMessage) => undo !== undefined || action !== undefined;

/** What is on screen after an event: at most so many as fit, the newest last, one per group. */
export function toastReducer(entries: ToastEntry[], event: ToastEvent): ToastEntry[] {
  if (event.type === 'close') return entries.filter((entry) => entry.id !== event.id);
  if (event.type === 'dismiss') return entries.filter((entry) => entry.group?.key !== event.group);
  const { message, id } = event;
  const before = message.group && entries.find((entry) => entry.group?.key === message.group?.key);
  const others = entries.filter((entry) => entry !== before);
  const added = before ? grouped(before, message, id) : { ...message, id, count: 1 };
  const oldest = others.find((entry) => !asks(entry)) ?? others[0];
  const kept = others.length < event.most ? others : others.filter((entry) => entry !== oldest);
  return [...kept, added];
}

function grouped(before: ToastEntry, message: ToastMessage, id: number): ToastEntry {
  const count = before.count + 1;
  const undoBoth =
    before.undo && message.undo
      ? () => {
          message.undo?.();
          before.undo?.();
        }
      : undefined;
  return {
    ...message,
    id,
    count,
    title: message.group?.title(count) ?? message.title,
    text: undefined,
    undo: undoBoth,
  };
}
