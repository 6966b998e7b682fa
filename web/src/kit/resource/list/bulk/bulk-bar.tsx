import type { Field } from '@leme/contract/kit/fields';
import { localise } from '@leme/contract/kit/locale';
import { fieldsWith } from '@leme/contract/kit/resource';
import { ChevronDown, RotateCcw, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { actionLink } from '#ui/link-style.ts';
import { Menu, MenuItem } from '#ui/menu.tsx';
import { useToast } from '#ui/toast.tsx';
import { useLocalised, useText } from '../../../i18n.ts';
import { useProblemText } from '../../../problem-text.ts';
import { mostSelected } from '../selection.ts';
import type { ListProps } from '../use-list.ts';
import { actionOf, change, restoration, valuesFor } from './jobs.ts';
import { readAll } from './read-all.ts';
import { bulkTexts } from './texts/texts.ts';
import type { Jobs } from './use-jobs.ts';

export type BulkBarProps = ListProps & { jobs: Jobs; onDelete: () => void; narrow: boolean };

/** How many rows are ticked and what can be done to all of them. */
export function BulkBar({ list, jobs, onDelete, narrow }: BulkBarProps) {
  const t = useText(bulkTexts);
  const { selection, ticked, rights, isTrash, isOffline } = list;
  const { running, writes } = jobs;
  const busy = running !== null || isOffline;
  return (
    <section
      aria-label={t('bulk')}
      className={cn(
        'flex flex-wrap items-center gap-2 print:hidden',
        !narrow &&
          'sticky top-[calc(var(--header)+var(--stripe))] z-20 min-h-12 border-b bg-selected px-4 py-2',
      )}
    >
      <strong role="status">
        {running ? t('working', running) : t('selected', { count: ticked.length })}
      </strong>
      {!running && <SelectAll list={list} />}
      <span className="ms-auto flex flex-wrap items-center gap-2">
        {!isTrash && rights.update && <ChangeMenus list={list} jobs={jobs} disabled={busy} />}
        {!isTrash && <ActionButtons list={list} jobs={jobs} disabled={busy} />}
        {!isTrash && rights.delete && (
          <Button size="sm" variant="danger-plain" disabled={busy} onClick={onDelete}>
            <Trash2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('delete')}
          </Button>
        )}
        {isTrash && rights.delete && (
          <Button size="sm" disabled={busy} onClick={() => jobs.start(restoration(writes), ticked)}>
            <RotateCcw aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('restore')}
          </Button>
        )}
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

/** Ticks all rows of the filter, once those of the page are. */
function SelectAll({ list }: ListProps) {
  const t = useText(bulkTexts);
  const problemText = useProblemText();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const { selection, rows, resource, question } = list;
  const count = list.query.data?.count ?? 0;
  const whole = Math.min(count, mostSelected);
  const isPageTicked = rows.every(({ id }) => selection.selected.has(id));
  if (!isPageTicked || selection.selected.size >= whole) return null;
  const selectAll = async () => {
    setBusy(true);
    try {
      selection.mark(await readAll(resource, question), true);
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

type ToolsProps = ListProps & { jobs: Jobs; disabled: boolean };

/** A menu for each field with few values: one of them for all rows. */
function ChangeMenus({ list, jobs, disabled }: ToolsProps) {
  const localised = useLocalised();
  const t = useText(bulkTexts);
  const { resource, ticked } = list;
  const wordOf = (field: Field, value: string | boolean) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return localised(field.options?.[value] ?? field.label);
  };
  return fieldsWith(resource, 'filter').map((name) => {
    const field = resource.fields[name];
    const values = field ? valuesFor(field) : [];
    if (!field || values.length === 0) return null;
    return (
      <Menu
        key={name}
        trigger={
          <Button size="sm" disabled={disabled}>
            {localised(field.label)}
            <ChevronDown aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
          </Button>
        }
      >
        {values.map((value) => (
          <MenuItem key={String(value)} onSelect={() => jobs.start(change(jobs.writes, name, value), ticked)}>
            {wordOf(field, value)}
          </MenuItem>
        ))}
      </Menu>
    );
  });
}

function ActionButtons({ list, jobs, disabled }: ToolsProps) {
  const localised = useLocalised();
  const actions = (list.options.actions ?? []).filter(({ bulk, needs }) => bulk && list.rights[needs]);
  return actions.map((action) => (
    <Button
      key={action.id}
      size="sm"
      disabled={disabled}
      onClick={() =>
        jobs.start(actionOf(jobs.writes, action), list.ticked.filter(action.offers ?? (() => true)))
      }
    >
      {action.icon}
      {localised(localise(action.label))}
    </Button>
  ));
}
