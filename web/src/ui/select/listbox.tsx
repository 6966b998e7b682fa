import { lazyModule, useLazyModule } from '../loading/lazy-code.ts';
import type { ListboxProps } from './lazy/listbox-panel.tsx';

const source = lazyModule(() => import('./lazy/listbox-panel.tsx'));

/** Brings the code of the list before it opens. */
export const prepareListbox = () => void source.fetch();

/** The floating list of a field that keeps the focus itself. */
export function Listbox(props: ListboxProps) {
  const panel = useLazyModule(source, props.open, props.onClose);
  return panel && <panel.ListboxPanel {...props} />;
}
