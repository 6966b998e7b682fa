import {
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { again, type Opening, opens } from './held-events.ts';
import { type LazyModule, useLazyModule } from './lazy-code.ts';
import { Slot } from './slot.tsx';

type Attributes = Pick<
  HTMLAttributes<HTMLElement>,
  'id' | 'aria-haspopup' | 'aria-expanded' | 'aria-controls' | 'aria-describedby'
> & { 'data-state'?: string | undefined };

type Handlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onKeyDown' | 'onFocus' | 'onBlur' | 'onClick'
>;

const closed: Record<Opening, Attributes> = {
  press: { 'aria-haspopup': 'menu', 'aria-expanded': false, 'data-state': 'closed' },
  click: { 'aria-haspopup': 'dialog', 'aria-expanded': false, 'data-state': 'closed' },
  hover: { 'data-state': 'closed' },
};

export type LazyTriggerProps<M> = {
  source: LazyModule<M>;
  /** What opens the panel. */
  opening: Opening;
  /** Opened from outside. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** One element that takes a ref; it is there from the start and stays the same element. */
  trigger: ReactNode;
  /** Draws the panel around `standIn`, which takes the place of the trigger in it. */
  children: (module: M, standIn: ReactElement) => ReactNode;
};

/**
 * A trigger whose panel is code fetched at the first intent: pointer, focus or key. What would have opened the panel
 * meanwhile is held back and happens when the code has come; from then on the trigger only passes its events on.
 */
export function LazyTrigger<M>({ source, opening, trigger, children, ...props }: LazyTriggerProps<M>) {
  const [wanted, setWanted] = useState(false);
  const element = useRef<HTMLElement>(null);
  const handlers = useRef<Handlers>({});
  const held = useRef<Event[]>([]);
  const [attributes, setAttributes] = useState(closed[opening]);
  const module = useLazyModule(source, wanted || props.open === true, () => {
    held.current = [];
    setWanted(false);
    props.onOpenChange?.(false);
  });
  const hold = (event: { nativeEvent: Event; preventDefault(): void; stopPropagation(): void }) => {
    const { nativeEvent } = event;
    if (module !== null || !opens(opening, nativeEvent)) return;
    setWanted(true);
    held.current.push(nativeEvent);
    if (opening === 'hover') return;
    event.preventDefault();
    event.stopPropagation();
  };
  const forget = () => {
    if (opening === 'hover') held.current = [];
  };
  useEffect(() => {
    if (module === null) return;
    for (const event of held.current.splice(0)) element.current?.dispatchEvent(again(event));
  }, [module]);
  const want = () => setWanted(true);
  return (
    <>
      <Slot
        ref={element}
        {...attributes}
        onPointerEnter={(event) => event.pointerType !== 'touch' && want()}
        onPointerMove={(event) => {
          hold(event);
          handlers.current.onPointerMove?.(event);
        }}
        onPointerLeave={(event) => {
          forget();
          handlers.current.onPointerLeave?.(event);
        }}
        onPointerDown={(event) => {
          forget();
          hold(event);
          handlers.current.onPointerDown?.(event);
        }}
        onKeyDown={(event) => {
          hold(event);
          handlers.current.onKeyDown?.(event);
        }}
        onFocus={(event) => {
          if (event.currentTarget.matches(':focus-visible')) want();
          hold(event);
          handlers.current.onFocus?.(event);
        }}
        onBlur={(event) => {
          forget();
          handlers.current.onBlur?.(event);
        }}
        onClick={(event) => {
          hold(event);
          handlers.current.onClick?.(event);
        }}
      >
        {trigger}
      </Slot>
      {module !== null &&
        children(module, <StandIn element={element} handlers={handlers} onAttributes={setAttributes} />)}
    </>
  );
}

type StandInProps = Attributes &
  Handlers & {
    element: RefObject<HTMLElement | null>;
    handlers: RefObject<Handlers>;
    onAttributes: (attributes: Attributes) => void;
    ref?: Ref<HTMLElement | null>;
  };

/** Draws nothing: hands what a primitive gives its trigger to the element that already stands there. */
function StandIn({ element, handlers, onAttributes, ref, ...props }: StandInProps) {
  const {
    id,
    'aria-haspopup': popup,
    'aria-expanded': expanded,
    'aria-controls': controls,
    'aria-describedby': describedBy,
    'data-state': state,
  } = props;
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  useLayoutEffect(() => {
    handlers.current = props;
  });
  useLayoutEffect(() => {
    onAttributes({
      id,
      'aria-haspopup': popup,
      'aria-expanded': expanded,
      'aria-controls': controls,
      'aria-describedby': describedBy,
      'data-state': state,
    });
  }, [onAttributes, id, popup, expanded, controls, describedBy, state]);
  return null;
}
