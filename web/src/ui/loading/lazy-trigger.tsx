import { type KeyboardEvent, type PointerEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { type LatePanel, useLatePanel } from './late-panel.tsx';
import type { LazyModule } from './lazy-code.ts';
import { Slot } from './slot.tsx';

const openingKeys = ['Enter', ' ', 'ArrowDown'];

export type LazyTriggerProps<M> = {
  source: LazyModule<M>;
  /** A menu opens by pressing its trigger or a key, a dialog by a click. */
  opens: 'menu' | 'dialog';
  /** Opened from outside. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** One element that takes a ref; it is there from the start and stays the same element. */
  trigger: ReactNode;
  children: (module: M, panel: LatePanel) => ReactNode;
};

/**
 * A trigger whose panel is code fetched at the first intent: pointer, focus, key or press. It is open from the press on,
 * and stands there when its code has come; pressed again until then it stays open, and who goes on closes it.
 */
export function LazyTrigger<M>({ source, opens, trigger, children, ...props }: LazyTriggerProps<M>) {
  const [own, setOwn] = useState(false);
  const [byKey, setByKey] = useState(false);
  const open = props.open ?? own;
  const change = (next: boolean, key = false) => {
    setOwn(next);
    setByKey(key);
    props.onOpenChange?.(next);
  };
  const { module, panel, element, isShown, near } = useLatePanel(source, open, (next) => change(next));
  const isMenus = (event: SyntheticEvent) => opens === 'menu' && !event.defaultPrevented;
  const onPointerDown = (event: PointerEvent) => {
    if (!isMenus(event) || event.button !== 0 || event.ctrlKey) return;
    // The focus that a press gives its button is the menu's.
    if (!isShown) event.preventDefault();
    change(!isShown);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isMenus(event) || !openingKeys.includes(event.key)) return;
    event.preventDefault();
    change(!isShown || event.key === 'ArrowDown', true);
  };
  return (
    <>
      <Slot
        ref={element}
        id={panel.triggerId}
        aria-haspopup={opens}
        aria-expanded={isShown}
        aria-controls={isShown ? panel.id : undefined}
        data-state={isShown ? 'open' : 'closed'}
        onPointerEnter={(event) => event.pointerType !== 'touch' && near()}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && near()}
        onBlur={() => open && !isShown && change(false)}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onClick={(event) => opens === 'dialog' && !event.defaultPrevented && change(!isShown)}
      >
        {trigger}
      </Slot>
      {module !== null && children(module, { ...panel, byKey })}
    </>
  );
}
