import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { IconButton } from '../buttons/icon-button.tsx';
import { keepClear } from '../feedback/keep-clear.ts';
import { cn } from '../style/cn.ts';
import { useWords } from '../style/control-words.ts';
import { closeByPassedEscape } from './pass-escape.ts';
import { returnFocus } from './return-focus.ts';
import { ScrollBody } from './scroll-body.tsx';

export type DialogProps = {
  /** Open for as long as it is drawn, unless it says otherwise. */
  open?: boolean | undefined;
  /** Asked to close (Esc, scrim, cross); stays open until its page takes it away. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode | undefined;
  /** What its cross is called, where it leads elsewhere than out. */
  closeLabel?: string | undefined;
  children: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode | undefined;
  /** Makes the panel a form; Ctrl+Enter submits it from anywhere inside. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  size?: 'sm' | 'md' | 'lg' | 'full' | undefined;
  /** Controls beside the cross, such as previous and next. */
  actions?: ReactNode | undefined;
  className?: string | undefined;
};

const widths = { sm: 'md:w-110', md: 'md:w-150', lg: 'md:w-220', full: 'md:w-[calc(100vw-48px)]' };

const panel = [
  'fixed z-40 flex flex-col overflow-hidden bg-surface shadow-dialog outline-none',
  'max-md:inset-0 max-md:animate-rise-sheet max-md:pb-[env(safe-area-inset-bottom)]',
  // Below it is the place of the messages.
  'md:inset-x-0 md:top-6 md:bottom-22 md:m-auto md:h-fit md:max-h-[calc(100dvh-112px)] md:max-w-[calc(100vw-32px)] md:animate-rise md:rounded-lg',
];

export function Dialog({
  open = true,
  onClose,
  title,
  description,
  closeLabel,
  size = 'md',
  ...props
}: DialogProps) {
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  const words = useWords();
  const content = useRef<HTMLDivElement>(null);
  const closesByEscape = closeByPassedEscape(onClose);
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          ref={content}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.remember();
            if (content.current) focusFirstField(content.current);
          }}
          onCloseAutoFocus={returnFocus.restore}
          onKeyDown={(event) => {
            closesByEscape(event);
            if (props.onSubmit && asksToSubmit(event))
              event.currentTarget.querySelector('form')?.requestSubmit();
          }}
          className={cn(panel, widths[size], props.className)}
          {...undescribed}
        >
          <header className="flex items-start gap-3 ps-6 pe-4 pt-4 pb-3 max-md:ps-4 max-md:pe-2 max-md:pt-2">
            <div className="wrap-anywhere min-w-0 flex-1 py-1.5 max-md:py-2.5">
              <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
              {description && <Radix.Description className="text-muted-fg">{description}</Radix.Description>}
            </div>
            {props.actions}
            <Radix.Close asChild>
              <IconButton
                name={closeLabel ?? words.close}
                icon={<X className="size-5" strokeWidth={1.75} />}
              />
            </Radix.Close>
          </header>
          <DialogBody footer={props.footer} onSubmit={props.onSubmit}>
            {props.children}
          </DialogBody>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Ctrl+Enter, pressed in this panel and not in one above it. */
function asksToSubmit({ key, ctrlKey, metaKey, target, currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && target instanceof Node && currentTarget.contains(target);
}

/** The first field on a wide screen; on a phone the panel itself, so that no keyboard covers it unasked. */
function focusFirstField(content: HTMLElement): void {
  const fields = ':is(input, textarea, [role="combobox"]):not(:disabled, [type="hidden"], [hidden])';
  const wide = matchMedia('(width >= 768px)').matches;
  const field = wide ? content.querySelector<HTMLElement>(fields) : null;
  (field ?? content).focus();
}

function DialogBody({ footer, onSubmit, children }: Pick<DialogProps, 'footer' | 'onSubmit' | 'children'>) {
  const inside = (
    <>
      <ScrollBody className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-5 max-md:px-4">
        {children}
      </ScrollBody>
      {footer && (
        <footer
          {...keepClear}
          className="flex shrink-0 items-center justify-end gap-2 border-t px-6 py-3 max-md:px-4 max-md:*:flex-1"
        >
          {footer}
        </footer>
      )}
    </>
  );
  if (!onSubmit) return inside;
  return (
    <form
      noValidate
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onSubmit(event);
      }}
    >
      {inside}
    </form>
  );
}
