import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../../buttons/icon-button.tsx';
import { closeByPassedEscape } from '../../dialogs/pass-escape.ts';
import { returnFocus } from '../../dialogs/return-focus.ts';
import { ScrollBody } from '../../dialogs/scroll-body.tsx';
import { keepClear } from '../../feedback/keep-clear.ts';
import { cn } from '../../style/cn.ts';

export type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode | undefined;
  closeLabel: string;
  side?: 'left' | 'bottom' | undefined;
  /** Keeps the title for screen readers only, without head and cross. */
  bare?: boolean | undefined;
  children: ReactNode;
  footer?: ReactNode | undefined;
  className?: string | undefined;
};

const sides = {
  left: 'inset-y-0 left-0 w-(--sheet) max-w-[calc(100vw-48px)] animate-slide-left',
  bottom:
    'inset-x-0 bottom-0 mx-auto max-h-[85dvh] max-w-180 animate-rise-sheet rounded-t-lg pb-[env(safe-area-inset-bottom)]',
};

export function SheetPanel({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  side = 'bottom',
  ...props
}: SheetProps) {
  const undescribed = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.remember();
            if (event.target instanceof HTMLElement) event.target.focus();
          }}
          onCloseAutoFocus={returnFocus.restore}
          onKeyDown={closeByPassedEscape(() => onOpenChange(false))}
          className={cn(
            'fixed z-40 flex flex-col bg-surface shadow-dialog outline-none',
            sides[side],
            props.className,
          )}
          {...undescribed}
        >
          {props.bare ? (
            <Radix.Title className="sr-only">{title}</Radix.Title>
          ) : (
            <header className="flex items-center gap-2 ps-4 pe-2 pt-2">
              <div className="min-w-0 flex-1">
                <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
                {description && (
                  <Radix.Description className="text-muted-fg">{description}</Radix.Description>
                )}
              </div>
              <Radix.Close asChild>
                <IconButton name={closeLabel} icon={<X className="size-5" strokeWidth={1.75} />} size="lg" />
              </Radix.Close>
            </header>
          )}
          <ScrollBody
            className={cn(
              'min-h-0 flex-1 overflow-y-auto overscroll-contain',
              !props.bare && 'px-4 pt-2 pb-4',
            )}
          >
            {props.children}
          </ScrollBody>
          {props.footer && (
            <footer {...keepClear} className="flex gap-2 border-t px-4 py-3 *:flex-1">
              {props.footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
