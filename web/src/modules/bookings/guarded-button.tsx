import { Button, type ButtonProps } from '#ui/button.tsx';
import { Tooltip } from '#ui/tooltip.tsx';
import type { Reason } from './session-rights.ts';

/** A button that, while it may not be pressed, can still be reached and says why. */
export function GuardedButton({ reason, onClick, children, ...props }: ButtonProps & { reason: Reason }) {
  if (reason === null) {
    return (
      <Button onClick={onClick} {...props}>
        {children}
      </Button>
    );
  }
  return (
    <Tooltip text={reason}>
      <Button aria-disabled {...props}>
        {children}
        <span className="sr-only">, {reason}</span>
      </Button>
    </Tooltip>
  );
}
