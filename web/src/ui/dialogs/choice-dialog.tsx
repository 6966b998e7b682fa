import { AlertDialog as Radix } from 'radix-ui';
import { type ReactNode, type Ref, useRef } from 'react';
import { closeByPassedEscape } from './pass-escape.ts';
import { returnFocus } from './return-focus.ts';

export type ChoiceDialogProps = {
  open: boolean;
  /** Asked to close by Escape; without it only the buttons answer. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode | undefined;
  /** The buttons; the one that gets `first` has the focus. */
  choices: (first: Ref<HTMLButtonElement>) => ReactNode;
};

/** A question the scrim does not close. */
export function ChoiceDialog({ open, onOpenChange, title, text, children, choices }: ChoiceDialogProps) {
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Radix.Root open={open} {...(onOpenChange && { onOpenChange })}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-scrim" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.remember();
            first.current?.focus();
          }}
          onCloseAutoFocus={returnFocus.restore}
          onKeyDown={closeByPassedEscape(() => onOpenChange?.(false))}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-48px)] w-110 max-w-[calc(100vw-32px)] animate-rise flex-col overflow-hidden rounded-lg bg-surface shadow-dialog outline-none"
        >
          <div className="wrap-anywhere grid gap-3 overflow-y-auto px-6 pt-5 pb-5">
            <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
            <Radix.Description asChild>
              <div className="text-muted-fg">{text}</div>
            </Radix.Description>
            {children}
          </div>
          <footer className="flex flex-wrap items-center justify-end gap-2 border-t px-6 py-3 max-md:px-4 max-md:*:h-12 max-md:*:flex-1">
            {choices(first)}
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
