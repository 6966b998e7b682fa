import { onTestFinished } from 'vitest';

/** What React tells a developer's tools of a component in a commit. */
type Fiber = {
  tag: number;
  flags: number;
  key: string | null;
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
};

type Drawn = Map<string, (string | null)[]>;

const performedWork = 1;
const functions = new Set([0, 11, 14, 15]);

// React looks for its developer's tools once, when it is loaded: this is a setup file of the screens. What is counted is
// kept with the hook, because React keeps that while files come and go.
const hook = Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') ?? {
    supportsFiber: true,
    drawn: undefined,
    checkDCE: () => undefined,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot(_: number, { current }: { current: Fiber }) {
      if (this.drawn) read(current, this.drawn);
    },
  },
}).__REACT_DEVTOOLS_GLOBAL_HOOK__ as { drawn: Drawn | undefined };

/**
 * Counts what is drawn from now on, by React's own word. Answers the keys of the components of a name, once for each time
 * they were drawn.
 */
export function countDrawn(): (name: string) => readonly (string | null)[] {
  const drawn: Drawn = new Map();
  hook.drawn = drawn;
  onTestFinished(() => {
    hook.drawn = undefined;
  });
  return (name) => drawn.get(name) ?? [];
}

/** Below a component that was skipped nothing was looked at: its children are the same objects as before. */
function read(fiber: Fiber, drawn: Drawn): void {
  if (functions.has(fiber.tag) && (!fiber.alternate || fiber.flags & performedWork)) {
    const name = nameOf(fiber.type);
    drawn.set(name, [...(drawn.get(name) ?? []), fiber.key]);
  }
  if (fiber.alternate && fiber.child === fiber.alternate.child) return;
  for (let child = fiber.child; child; child = child.sibling) read(child, drawn);
}

/** Of a function, or of what wraps one. */
function nameOf(type: unknown): string {
  const { name, type: inner, render } = Object(type);
  return name || (inner ?? render)?.name || '';
}
