import { ChevronDown, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { cn } from '#ui/style/cn.ts';
import { actionLink } from '#ui/style/link-style.ts';
import { useProblemText } from '../../problem/problem-text.ts';
import { useText } from '../../text/i18n.ts';
import { mostSelected, type Selection } from './selection.ts';
import { bulkTexts } from './texts/texts.ts';
import type { Running } from './use-jobs.ts';

/** What can be done to all ticked rows: at once, one of a few choices, or what is looked up. */
export type BulkAction = {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean | undefined;
  /** Why not to these rows. */
  reason?: string | undefined;
} & (
  | { run: () => void }
  | { choices: readonly { value: string; label: string; run: () => void }[] }
  | { pick: (close: () => void) => ReactNode }
);

export type BulkBarProps<Row> = {
  selection: Selection<Row>;
  rows: readonly Row[];
  /** How many rows the filter has. */
  count: number;
  /** All rows of the filter, as many as can be worked on together. */
  readAll: () => Promise<readonly Row[]>;
  actions: readonly BulkAction[];
  /** How far the job is that runs. */
  running: Running | null;
  /** Nothing can be done now, such as without a connection. */
  disabled: boolean;
  compact: boolean;
};

/** How many rows are ticked and what can be done to all of them. */
export function BulkBar<Row extends { id: string }>(props: BulkBarProps<Row>) {
  const t = useText(bulkTexts);
  const { selection, running, actions, compact } = props;
  const disabled = running !== null || props.disabled;
  return (
    <section
      ref={tellsHeight}
      aria-label={t('bulk')}
      className={cn(
        'flex flex-wrap items-center gap-2 print:hidden',
        !compact &&
          'sticky top-[calc(var(--header)+var(--stripe))] z-20 min-h-12 border-b bg-selected px-4 py-2',
      )}
    >
      <strong role="status">
        {running ? t('working', running) : t('selected', { count: selection.selected.size })}
      </strong>
      {!running && <SelectAll {...props} />}
      <span className="ms-auto flex flex-wrap items-center gap-2">
        {actions.map((action) => (
          <ActionButton key={action.id} action={action} disabled={disabled} />
        ))}
        <IconButton
          name={t('clear')}
          size="sm"
          disabled={running !== null}
          icon={<X className="size-4" strokeWidth={1.75} />}
          onClick={selection.clear}
        />
      </span>
    </section>
  );
}

/** The head of the table stays below the bar, however many lines that has. */
function tellsHeight(bar: HTMLElement | null) {
  const holder = bar?.parentElement;
  if (!bar || !holder) return;
  const look = () => holder.style.setProperty('--bar', `${bar.offsetHeight}px`);
  const observer = new ResizeObserver(look);
  look();
  observer.observe(bar);
  return () => {
    observer.disconnect();
    holder.style.removeProperty('--bar');
  };
}

/** Ticks all rows of the filter, once those of the page are. */
function SelectAll<Row extends { id: string }>({ selection, rows, count, readAll }: BulkBarProps<Row>) {
  const t = useText(bulkTexts);
  const problemText = useProblemText();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const whole = Math.min(count, mostSelected);
  const isPageTicked = rows.every(({ id }) => selection.selected.has(id));
  if (!isPageTicked || selection.selected.size >= whole) return null;
  const selectAll = async () => {
    setBusy(true);
    try {
      selection.mark(await readAll(), true);
    } catch (error) {
      toast.show({ title: problemText(error), tone: 'danger' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" disabled={busy} className={actionLink} onClick={() => void selectAll()}>
      {t(count > mostSelected ? 'selectFirst' : 'selectAll', { count: whole })}
    </button>
  );
}

function ActionButton({ action, disabled }: { action: BulkAction; disabled: boolean }) {
  const { label, icon, danger, reason } = action;
  if ('run' in action)
    return (
      <Button
        size="sm"
        variant={danger ? 'danger-plain' : undefined}
        disabled={disabled || reason !== undefined}
        title={reason}
        onClick={action.run}
      >
        {icon}
        {label}
      </Button>
    );
  if ('pick' in action) return <PickButton label={label} pick={action.pick} disabled={disabled} />;
  return (
    <Menu
      trigger={
        <Button size="sm" disabled={disabled}>
          {label}
          <ChevronDown aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        </Button>
      }
    >
      {action.choices.map(({ value, label: choice, run }) => (
        <MenuItem key={value} onSelect={run}>
          {choice}
        </MenuItem>
      ))}
    </Menu>
  );
}

type PickButtonProps = { label: string; disabled: boolean; pick: (close: () => void) => ReactNode };

function PickButton({ label, disabled, pick }: PickButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      name={label}
      open={open}
      onOpenChange={setOpen}
      className="w-80"
      trigger={
        <Button size="sm" disabled={disabled}>
          {label}
          <ChevronDown aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
        </Button>
      }
    >
      {pick(() => setOpen(false))}
    </Popover>
  );
}
