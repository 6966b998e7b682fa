import { CircleCheck, CirclePause, CircleX, Clock, TriangleAlert, Wrench } from 'lucide-react';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import type { ChipTone } from '#ui/chips/chip.tsx';
import { ringIcon } from '#ui/records/ring-icon.tsx';

type Sign = ComponentType<SVGProps<SVGSVGElement>>;

// States by the words the contract uses for them, wherever they occur.
const looks: Readonly<Record<string, readonly [ChipTone, Sign]>> = {
  active: ['success', CircleCheck],
  done: ['success', CircleCheck],
  paid: ['success', CircleCheck],
  inactive: ['muted', CirclePause],
  draft: ['muted', CirclePause],
  maintenance: ['warning', Wrench],
  pending: ['warning', Clock],
  blocked: ['danger', CircleX],
  cancelled: ['danger', CircleX],
  // Of what lies on a shelf.
  ok: ['success', CircleCheck],
  low: ['warning', TriangleAlert],
  out: ['danger', CircleX],
  // What goes forward step by step: the ring fills.
  new: ['info', ringIcon(0)],
  contacted: ['neutral', ringIcon(1 / 4)],
  qualified: ['neutral', ringIcon(1 / 2)],
  proposal: ['neutral', ringIcon(3 / 4)],
  negotiation: ['warning', ringIcon(1)],
  won: ['success', CircleCheck],
  lost: ['danger', CircleX],
};

/** Colour and sign of a state; null for a value that is none. */
export function choiceTone(value: string): { tone: ChipTone; icon: ReactNode } | null {
  const look = Object.hasOwn(looks, value) ? looks[value] : undefined;
  if (!look) return null;
  const [tone, Icon] = look;
  return { tone, icon: <Icon aria-hidden="true" strokeWidth={1.75} /> };
}
