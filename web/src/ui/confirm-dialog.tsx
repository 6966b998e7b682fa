import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { returnFocus } from './return-focus.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Names the thing and says what happens to it. */
  text: ReactNode;
  detail?: ReactNode | undefined;
  labels: { confirm: string; cancel: string };
  onConfirm: () => void;
  tone?: 'danger' | 'primary' | undefined;
  icon?: ReactNode | undefined;
  busy?: boolean | undefined;
  /** Extra content under the text, such as a reason field. */
  children?: ReactNode | undefined;
};

/** The safe button has the focus. It stays open while `onConfirm` works: the caller closes it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  labels,
  tone = 'danger',
  ...props
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.remember();
            safe.current?.focus();
          }}
          onCloseAutoFocus={returnFocus.restore}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-48px)] w-110 max-w-[calc(100vw-32px)] animate-rise flex-col overflow-hidden rounded-lg bg-surface shadow-dialog outline-none"
        >
          <div className="grid gap-3 overflow-y-auto px-6 pt-5 pb-5">
            <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
            <Radix.Description asChild>
              <div>
                <p>{text}</p>
                {props.detail && <p className="text-muted-fg">{props.detail}</p>}
              </div>
            </Radix.Description>
            {props.children}
          </div>
          <footer className="flex flex-wrap items-center justify-end gap-2 border-t px-6 py-3">
            <Radix.Cancel asChild>
              <Button ref={safe}>{labels.cancel}</Button>
            </Radix.Cancel>
            <Button variant={tone} busy={props.busy} onClick={props.onConfirm}>
              {props.icon}
              {labels.confirm}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
