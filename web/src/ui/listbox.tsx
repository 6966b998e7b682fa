import { late, useLate } from './late.ts';
import type { ListboxProps } from './listbox-panel.tsx';

const source = late(() => import('./listbox-panel.tsx'));

/** Brings the code of the list before it opens. */
export const prepareListbox = () => void source.fetch();

/** The floating list of a field that keeps the focus itself. */
export function Listbox(props: ListboxProps) {
  const panel = useLate(source, props.open, props.onClose);
  return panel && <panel.ListboxPanel {...props} />;
}
