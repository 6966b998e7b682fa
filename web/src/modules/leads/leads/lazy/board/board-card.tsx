import { useDraggable } from '@dnd-kit/core';
import type { AnyRow } from '@leme/contract/kit/resource/resource';
import type { Lead } from '@leme/contract/leads/leads';
import { GripVertical, History } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { RowLink } from '#kit/list/table/row-link.tsx';
import { wayTo } from '#kit/resource/list/rows/record-table.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { TagRow } from '#ui/records/tag.tsx';
import { cn } from '#ui/style/cn.ts';
import type { LeadRowsProps } from '../../lead-table.tsx';
import { interestText, Product, tagsOf } from '../../lead-values.tsx';
import { bodyOnly } from './body-only.ts';
import { StatusButton } from './status-button.tsx';
import { boardTexts } from './texts/texts.ts';

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

const leavesForMs = 1_500;

export type BoardCardProps = LeadRowsProps & {
  row: AnyRow;
  /** The id of whoever was moved last: their card takes the focus where it comes to stand. */
  moved: RefObject<string | null>;
  isLifted?: boolean;
};

/**
 * A lead on the board: a press opens it, its body is dragged, its handle is for keys. Its column says its status, so the
 * card has only the way to another one, its talks and its chat.
 */
export function BoardCard({ list, row, onRun, openOf, moved, isLifted = false }: BoardCardProps) {
  const t = useText(boardTexts);
  const lead = row as unknown as Lead;
  const mayMove = list.rights.update && !list.isTrash && !list.isOffline;
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: isLifted ? `${row.id} lifted` : row.id,
    data: { row },
    disabled: !mayMove || isLifted,
  });
  const handle = useRef<HTMLButtonElement>(null);
  // Outside system: the focus, which went with the card that stood in the other column.
  useEffect(() => {
    if (isLifted || moved.current !== row.id) return;
    moved.current = null;
    if (document.activeElement?.closest('input, [role="dialog"]')) return;
    handle.current?.focus({ preventScroll: true });
    handle.current?.closest('li')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [moved, row.id, isLifted]);
  const [isLeaving, leave] = useLeaving();
  const run = (status: string) => {
    // Who is lost is asked about first, and until then stays in sight.
    if (status !== 'lost') leave();
    onRun(row, { set: 'status', value: status });
  };
  return (
    <article
      ref={setNodeRef}
      {...bodyOnly(listeners)}
      className={cn(
        'relative grid select-none grid-cols-1 gap-1.5 rounded-md border bg-surface p-2.5',
        'touch-manipulation transition-opacity duration-300 [-webkit-touch-callout:none] hover:border-edge',
        mayMove && 'cursor-grab',
        isDragging && 'opacity-40',
        isLeaving && 'opacity-0',
        isLifted && 'shadow-lg',
      )}
    >
      <div className="flex items-start gap-1">
        <RowLink
          {...wayTo(list, row)}
          className="min-w-0 flex-1 [overflow-wrap:anywhere] after:absolute after:inset-0"
        >
          {lead.name}
        </RowLink>
        {mayMove && (
          <IconButton
            {...attributes}
            ref={(button) => {
              handle.current = button;
              setActivatorNodeRef(button);
            }}
            name={t('drag', { name: lead.name })}
            size="xs"
            data-handle=""
            className="relative z-10 -my-1 cursor-grab touch-none"
            icon={<GripVertical {...sign} />}
          />
        )}
      </div>
      <CardFacts lead={lead} />
      <div className="relative z-10 ms-auto flex items-center">
        {mayMove && <StatusButton row={row} onChoose={run} />}
        <IconButton
          name={t('talkOf', { name: lead.name })}
          size="xs"
          icon={<History {...sign} />}
          onClick={() => openOf({ talk: row.id })}
        />
        <IconButton
          name={t('chatOf', { name: lead.name })}
          size="xs"
          icon={<WhatsAppIcon className="size-4" />}
          onClick={() => openOf({ chat: row.id })}
        />
      </div>
    </article>
  );
}

function CardFacts({ lead }: { lead: Lead }) {
  const { money } = useFormat();
  const tags = tagsOf(lead);
  return (
    <>
      <div className="flex min-w-0 items-baseline justify-between gap-2 text-sm">
        <Product lead={lead} />
        <span className="shrink-0 font-semibold tabular-nums">{money(lead.offered_value)}</span>
      </div>
      {(lead.interest_date || tags.length > 0) && (
        <div className="flex flex-wrap items-center gap-2 text-muted-fg text-sm tabular-nums">
          {interestText(lead)}
          <TagRow tags={tags} />
        </div>
      )}
    </>
  );
}

/** Whether the card is on its way to another column; one that could not leave is seen again. */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  // Outside system: the clock.
  useEffect(() => {
    const timer = isLeaving && setTimeout(() => setLeaving(false), leavesForMs);
    return () => void (timer && clearTimeout(timer));
  }, [isLeaving]);
  return [isLeaving, () => setLeaving(true)] as const;
}
