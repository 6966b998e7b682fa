import { CircleCheck, CirclePause, CircleX, Clock, type LucideIcon, Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ChipTone } from '#ui/chips/chip.tsx';

// States by the words the contract uses for them, wherever they occur.
const looks: Readonly<Record<string, readonly [ChipTone, LucideIcon]>> = {
  active: ['success', CircleCheck],
  done: ['success', CircleCheck],
  paid: ['success', CircleCheck],
  inactive: ['muted', CirclePause],
  draft: ['muted', CirclePause],
  maintenance: ['warning', Wrench],
  pending: ['warning', Clock],
  blocked: ['danger', CircleX],
  cancelled: ['danger', CircleX],
};

/** Colour and sign of a state; null for a value that is none. */
export function choiceTone(value: string): { tone: ChipTone; icon: ReactNode } | null {
  const look = Object.hasOwn(looks, value) ? looks[value] : undefined;
  if (!look) return null;
  const [tone, Icon] = look;
  return { tone, icon: <Icon aria-hidden="true" strokeWidth={1.75} /> };
}
