import {
  type ReactElement,
  type Ref,
  type RefObject,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type LazyModule, useLazyModule } from './lazy-code.ts';

/** What a panel whose code comes late is told by its trigger. */
export type LatePanel = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Whether a key opened it: a menu then begins at its first row. */
  byKey: boolean;
  /** Of the panel and of the trigger that names it. */
  id: string;
  triggerId: string;
  /** Takes the place of the trigger in the panel. */
  standIn: ReactElement;
};

/** Code of a panel that is fetched when somebody comes near its trigger, or opens it; that it did not come closes it. */
export function useLatePanel<M>(source: LazyModule<M>, open: boolean, onOpenChange: (open: boolean) => void) {
  const [isNear, setNear] = useState(false);
  const element = useRef<HTMLElement>(null);
  const id = useId();
  const triggerId = useId();
  const module = useLazyModule(source, isNear || open, () => {
    setNear(false);
    onOpenChange(false);
  });
  const standIn = <StandIn element={element} />;
  const panel: LatePanel = { open, onOpenChange, byKey: false, id, triggerId, standIn };
  return { module, panel, element, isShown: open && module !== null, near: () => setNear(true) };
}

type StandInProps = { element: RefObject<HTMLElement | null>; ref?: Ref<HTMLElement | null> };

/** Draws nothing: a primitive places its panel by the element that already stands there, and gives focus back to it. */
function StandIn({ element, ref }: StandInProps) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element]);
  return null;
}
