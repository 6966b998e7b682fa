import { Dialog as Radix } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { returnFocus } from '#ui/dialogs/return-focus.ts';
import { watchBar } from '#ui/feedback/keep-clear.ts';
import { cn } from '#ui/style/cn.ts';
import type { ScannerPanelProps } from './scanner.tsx';
import { Scanner } from './scanner.tsx';

const phoneWidth = 768;

const shapes = {
  phone:
    'inset-x-0 bottom-0 h-[max(52dvh,26rem)] max-h-dvh animate-rise-sheet rounded-t-lg pb-[env(safe-area-inset-bottom)]',
  desktop: 'inset-0 m-auto h-[min(40rem,calc(100dvh-48px))] w-110 animate-rise rounded-lg',
};

/** On a phone the lower half, with the list above still in sight and in reach; elsewhere a dialog. */
export function ScannerFrame(props: ScannerPanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const [isPhone] = useState(() => window.innerWidth < phoneWidth);
  useRoomBelow(isPhone);
  return (
    <Radix.Root open modal={!isPhone} onOpenChange={(open) => open || props.onOpenChange(false)}>
      <Radix.Portal>
        {!isPhone && <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim" />}
        <Radix.Content
          ref={(frame) => {
            content.current = frame;
            return watchBar(frame);
          }}
          data-scanner
          data-keep-clear
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            returnFocus.remember();
            content.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            returnFocus.restore(event);
            if (document.activeElement === document.body) props.origin?.current?.focus();
          }}
          onInteractOutside={(event) => isPhone && event.preventDefault()}
          className={cn(
            'fixed z-40 flex flex-col overflow-hidden bg-surface text-base shadow-dialog outline-none',
            isPhone ? shapes.phone : shapes.desktop,
          )}
        >
          <Scanner {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The end of the list must be reachable above the panel. */
function useRoomBelow(wanted: boolean): void {
  // Outside system: the page's height.
  useEffect(() => {
    if (!wanted) return;
    const { style } = document.body;
    const before = style.paddingBottom;
    style.paddingBottom = '52dvh';
    return () => {
      style.paddingBottom = before;
    };
  }, [wanted]);
}
