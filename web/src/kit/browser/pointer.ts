// A press that is never lifted as far as this page knows does not hold it up for ever.
const longestMs = 2_000;
// The click of a touch comes a moment after the finger is gone.
const afterLiftMs = 50;

const pressed = new Set<number>();
const waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Follows what is pressed on the screen, whatever else happens to the press. */
export function watchPointers(): void {
  addEventListener(
    'pointerdown',
    ({ pointerId }) => {
      pressed.add(pointerId);
      settleIn(longestMs);
    },
    true,
  );
  for (const end of ['pointerup', 'pointercancel'] as const)
    addEventListener(
      end,
      ({ pointerId }) => {
        pressed.delete(pointerId);
        if (pressed.size === 0) settleIn(afterLiftMs);
      },
      true,
    );
}

function settleIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    pressed.clear();
    for (const act of waiting.splice(0)) act();
  }, ms);
}

/** Does it at once, or when no finger is on the screen any more: what moves then would be pressed by mistake. */
export function afterPointerUp(act: () => void): void {
  if (timer === undefined) act();
  else waiting.push(act);
}
