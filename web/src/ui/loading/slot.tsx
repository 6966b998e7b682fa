import { Children, cloneElement, type HTMLAttributes, type ReactElement, type Ref, useCallback } from 'react';
import { cn } from '../style/cn.ts';

type Attributes = HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> | undefined };

export type SlotProps = Attributes & { [name: `data-${string}`]: unknown };

type Handler = (...values: unknown[]) => void;
const isHandler = (value: unknown): value is Handler => typeof value === 'function';

/** Gives what it is given to its only child: attributes the child lacks, classes and handlers beside the child's own. */
export function Slot({ ref, children, ...given }: SlotProps) {
  const child = Children.only(children) as ReactElement<Attributes>;
  const { ref: own, className, ...kept } = child.props;
  const both = useCallback(
    (element: HTMLElement | null) => {
      const leave = [put(ref, element), put(own, element)];
      return () => {
        for (const each of leave) each();
      };
    },
    [ref, own],
  );
  return cloneElement(child, {
    ...given,
    ...kept,
    ...shared(given, kept),
    className: cn(given.className, className),
    ref: both,
  });
}

/** The handlers both have: the child's, then the other. */
function shared(given: object, kept: object): Record<string, Handler> {
  const others = new Map<string, unknown>(Object.entries(given));
  const pairs = Object.entries(kept).flatMap(([name, first]) => {
    const second = others.get(name);
    if (!isHandler(first) || !isHandler(second)) return [];
    const handler: Handler = (...values) => {
      first(...values);
      second(...values);
    };
    return [[name, handler] as const];
  });
  return Object.fromEntries(pairs);
}

function put(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): () => void {
  if (typeof ref === 'function') {
    const leave = ref(element);
    return typeof leave === 'function' ? leave : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
