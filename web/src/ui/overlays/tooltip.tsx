import { useEffect, useRef, useState } from 'react';
import { useLatePanel } from '../loading/late-panel.tsx';
import { lazyModule } from '../loading/lazy-code.ts';
import { Slot } from '../loading/slot.tsx';
import type { TooltipProps } from './lazy/tooltip-panel.tsx';

const source = lazyModule(() => import('./lazy/tooltip-panel.tsx'));

/** How long a pointer rests before it is told, in milliseconds. */
const rest = 400;

/** One at a time is told: who points beside what has the focus reads that alone. */
let hideLast: () => void = () => undefined;

export function Tooltip({ children, ...props }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const isOver = useRef(false);
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = () => {
    hideLast();
    hideLast = hide;
    setOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const { module, panel, element, isShown, near } = useLatePanel(source, open, hide);
  return (
    <>
      <Slot
        ref={element}
        aria-describedby={isShown ? panel.id : undefined}
        onPointerMove={(event) => {
          if (event.pointerType === 'touch' || isOver.current) return;
          isOver.current = true;
          near();
          timer.current = window.setTimeout(show, rest);
        }}
        onPointerLeave={() => {
          isOver.current = false;
          hide();
        }}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
        onBlur={hide}
        onPointerDown={hide}
        onClick={hide}
      >
        {children}
      </Slot>
      {module !== null && <module.TooltipPanel panel={panel} {...props} />}
    </>
  );
}
