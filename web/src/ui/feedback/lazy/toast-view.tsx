import { CircleCheck, Info, TriangleAlert, Undo2, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../../buttons/button.tsx';
import { IconButton } from '../../buttons/icon-button.tsx';
import { passEscape } from '../../dialogs/pass-escape.ts';
import { InnerLink } from '../../layout/inner-link.tsx';
import { cn } from '../../style/cn.ts';
import { proseLink } from '../../style/link-style.ts';
import type { ToastEntry } from '../toast-state.ts';
import { useMessagePlace } from './use-message-place.ts';

export type ToastLabels = {
  /** Name of the region; `{hotkey}` becomes the key that jumps to it. */
  region: string;
  /** Spoken before each message. */
  notification: string;
  close: string;
  undo: string;
};

const shownMs = 5_000;

export type ToastViewProps = {
  entries: readonly ToastEntry[];
  labels: ToastLabels;
  onClose: (id: number) => void;
};

/** The messages on screen, in the region that a key jumps to: in a row on wide screens, at most two on a phone. */
export function ToastView({ entries, labels, onClose }: ToastViewProps) {
  const place = useMessagePlace(entries.length > 0);
  const cameFrom = useRef<Element | null>(null);
  const remember = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
  };
  const close = (id: number) => {
    // Radix gives the focus of a pressed button to the list, from where no key leads back to the work.
    const isHere = document.activeElement?.closest('[data-messages]');
    if (isHere && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    onClose(id);
  };
  return (
    <Radix.Provider duration={shownMs} swipeDirection="right" swipeThreshold={50} label={labels.notification}>
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} labels={labels} onClose={() => close(entry.id)} />
      ))}
      <Radix.Viewport
        ref={place}
        // Whoever hides the page behind a dialog leaves what is live alone: a message has to be heard and pressed there, too.
        aria-live="off"
        label={labels.region}
        hotkey={['F8']}
        data-messages
        onFocus={remember}
        onKeyDown={toItsButton}
        className="pointer-events-none fixed right-4 bottom-2 z-60 flex max-w-[calc(100vw-32px)] flex-row-reverse flex-wrap-reverse items-end gap-2 outline-none max-md:right-3 max-md:left-3 max-md:max-w-none max-md:flex-col max-md:flex-nowrap max-md:items-stretch"
      />
    </Radix.Provider>
  );
}

/** Tab from the list lands on what a message asks, not on the cross of another that came later. */
function toItsButton({ key, shiftKey, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== 'Tab' || shiftKey || target !== currentTarget) return;
  const buttons = currentTarget.querySelectorAll<HTMLElement>('[data-asks]');
  buttons[buttons.length - 1]?.focus();
}

const icons = { success: CircleCheck, danger: TriangleAlert, warning: TriangleAlert, info: Info };
const iconTones = {
  success: 'text-success-text',
  danger: 'text-danger-text',
  warning: 'text-warning-text',
  info: 'text-muted-fg',
};

const darkBar =
  'max-md:border-transparent max-md:bg-transparent max-md:text-bg max-md:underline max-md:underline-offset-4 max-md:hover:bg-transparent';

type ToastItemProps = { entry: ToastEntry; labels: ToastLabels; onClose: () => void };

function ToastItem({ entry, labels, onClose }: ToastItemProps) {
  const tone = entry.tone ?? 'success';
  const Icon = icons[tone];
  const duration = entry.duration ?? shownMs;
  const waits = entry.undo !== undefined || entry.action !== undefined;
  useEnd(waits ? Number.POSITIVE_INFINITY : duration, onClose);
  return (
    <Radix.Root
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={waits ? duration : Number.POSITIVE_INFINITY}
      onOpenChange={(open) => open || onClose()}
      // Only its buttons take the focus, so that the key and Tab land on the first of them.
      tabIndex={undefined}
      onEscapeKeyDown={passEscape}
      className={cn(
        'pointer-events-auto flex min-h-12 animate-rise items-center gap-3 rounded-lg bg-surface py-2 ps-4 pe-2 shadow-pop md:w-95 md:max-w-full',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        tone === 'danger' && 'outline outline-danger-text',
        waits && 'max-md:order-1',
        entry.undo && 'max-md:min-h-14 max-md:bg-fg max-md:text-bg',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('size-4 shrink-0', iconTones[tone], entry.undo && 'max-md:hidden')}
        strokeWidth={1.75}
      />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Radix.Title className={cn(tone === 'danger' && entry.text && 'font-semibold')}>
          <TitleText {...entry} />
        </Radix.Title>
        {entry.text && (
          <Radix.Description className={cn(tone !== 'danger' && 'md:text-muted-fg')}>
            {entry.text}
          </Radix.Description>
        )}
      </div>
      {entry.undo && (
        <Radix.Action asChild altText={labels.undo} onClick={entry.undo}>
          <Button data-asks size="sm" className={darkBar}>
            <Undo2 className="size-4" strokeWidth={1.75} />
            {labels.undo}
          </Button>
        </Radix.Action>
      )}
      {entry.action && (
        <Radix.Action asChild altText={entry.action.label} onClick={entry.action.onPress}>
          <Button data-asks size="sm">
            {entry.action.label}
          </Button>
        </Radix.Action>
      )}
      <Radix.Close asChild>
        <IconButton
          name={labels.close}
          icon={<X className="size-4" strokeWidth={1.75} />}
          size="sm"
          className={cn(entry.undo && 'max-md:hidden')}
        />
      </Radix.Close>
    </Radix.Root>
  );
}

/** A message that asks for nothing goes when its time is over, whatever has the focus or the pointer. */
function useEnd(ms: number, onEnd: () => void): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  // Outside system: the clock.
  useEffect(() => {
    if (ms === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => latest.current(), ms);
    return () => clearTimeout(timer);
  }, [ms]);
}

function TitleText({ title, link }: Pick<ToastEntry, 'title' | 'link'>) {
  const at = link ? title.indexOf(link.text) : -1;
  if (!link || at < 0) return title;
  return (
    <>
      {title.slice(0, at)}
      <InnerLink href={link.href} onOpen={link.onOpen} className={proseLink}>
        {link.text}
      </InnerLink>
      {title.slice(at + link.text.length)}
    </>
  );
}
