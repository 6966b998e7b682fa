import type { ReactNode } from 'react';
import { late, useLate } from './late.ts';

const source = late(() => import('./sheet-panel.tsx'));

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode | undefined;
  closeLabel: string;
  side?: 'left' | 'bottom' | undefined;
  /** Keeps the title for screen readers only, without head and cross. */
  bare?: boolean | undefined;
  children: ReactNode;
  footer?: ReactNode | undefined;
  className?: string | undefined;
};

/** A panel from the edge of the screen; its code comes with the first opening. */
export function Sheet(props: SheetProps) {
  const panel = useLate(source, props.open, () => props.onOpenChange(false));
  return panel && <panel.SheetPanel {...props} />;
}
