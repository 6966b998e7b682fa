import { CircleCheck, Info, TriangleAlert, Undo2, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { IconButton } from './icon-button.tsx';
import type { ToastLabels } from './toast.tsx';
import type { ToastEntry } from './toast-state.ts';

export type ToastViewProps = {
  entries: readonly ToastEntry[];
  labels: ToastLabels;
  onClose: (id: number) => void;
};

/** The messages on screen, in the region that a key jumps to. */
export function ToastView({ entries, labels, onClose }: ToastViewProps) {
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={labels.notification}>
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} labels={labels} onClose={() => onClose(entry.id)} />
      ))}
      <Radix.Viewport
        label={labels.region}
        hotkey={['F8']}
        className="fixed right-4 bottom-[calc(16px+var(--bottom-bar)+var(--action-bar)+env(safe-area-inset-bottom))] z-60 grid w-95 max-w-[calc(100vw-32px)] gap-2 outline-none max-md:right-3 max-md:left-3 max-md:w-auto max-md:max-w-none"
      />
    </Radix.Provider>
  );
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
  return (
    <Radix.Root
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={entry.duration ?? 5000}
      onOpenChange={(open) => open || onClose()}
      className={cn(
        'flex min-h-12 animate-rise items-center gap-3 rounded-lg bg-surface py-2 ps-4 pe-2 shadow-pop',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0',
        tone === 'danger' && 'outline outline-danger-text',
        entry.undo && 'max-md:min-h-14 max-md:bg-fg max-md:text-bg',
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn('size-4 shrink-0', iconTones[tone], entry.undo && 'max-md:hidden')}
        strokeWidth={1.75}
      />
      <div className="min-w-0 flex-1">
        <Radix.Title className={cn(tone === 'danger' && entry.text && 'font-semibold')}>
          {entry.title}
        </Radix.Title>
        {entry.text && (
          <Radix.Description className={cn(tone !== 'danger' && 'md:text-muted-fg')}>
            {entry.text}
          </Radix.Description>
        )}
      </div>
      {entry.undo && (
        <Radix.Action asChild altText={labels.undo} onClick={entry.undo}>
          <Button size="sm" className={darkBar}>
            <Undo2 className="size-4" strokeWidth={1.75} />
            {labels.undo}
          </Button>
        </Radix.Action>
      )}
      {entry.action && (
        <Radix.Action asChild altText={entry.action.label} onClick={entry.action.onPress}>
          <Button size="sm">{entry.action.label}</Button>
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
