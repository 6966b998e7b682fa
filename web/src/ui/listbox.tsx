import type { ReactNode, RefObject } from 'react';
import { late, useLate } from './late.ts';

const source = late(() => import('./listbox-panel.tsx'));

/** Brings the code of the list before it opens. */
export const prepareListbox = () => void source.fetch();

export type ListboxProps = {
  open: boolean;
  onClose: () => void;
  /** Something beside the field was pressed. */
  onLeave: () => void;
  /** The element the list belongs to; what is pressed in it does not close the list. */
  field: RefObject<HTMLElement | null>;
  id: string;
  /** Spoken name of the list. */
  name: string | undefined;
  labelledBy?: string | undefined;
  /** Id of the marked row, kept in sight. */
  activeId: string | undefined;
  children: ReactNode;
  /** Said under or instead of the rows. */
  note?: ReactNode | undefined;
};

/** The floating list of a field that keeps the focus itself. */
export function Listbox(props: ListboxProps) {
  const panel = useLate(source, props.open, props.onClose);
  return panel && <panel.ListboxPanel {...props} />;
}
