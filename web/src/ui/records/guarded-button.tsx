import { Button, type ButtonProps } from '../buttons/button.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';

export type GuardedButtonProps = ButtonProps & {
  /** Why it may not be pressed; null when it may. */ reason: string | null;
};

/** A button that, while it may not be pressed, can still be reached and says why. */
export function GuardedButton({ reason, onClick, children, ...props }: GuardedButtonProps) {
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
