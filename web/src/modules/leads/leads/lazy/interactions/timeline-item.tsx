import { choiceOf } from '@leme/contract/kit/resource/labels';
import { type LeadInteraction, leadInteractions } from '@leme/contract/leads/lead-interactions';
import { Check, CircleCheck, Clock, Ellipsis, History, Pencil, Trash2 } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { useInteractionWrites } from './interactions.queries.ts';
import { interactionsTexts } from './texts/texts.ts';

const statusField = leadInteractions.computed?.status;
const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

export type TimelineItemProps = {
  interaction: LeadInteraction;
  isCompact: boolean;
  mayWrite: boolean;
  onOpen: (id: string, tab: 'fields' | 'history') => void;
  onDelete: (interaction: LeadInteraction) => void;
};

/** One thing that was said, or that is to be done. */
export function TimelineItem({ interaction, isCompact, mayWrite, ...on }: TimelineItemProps) {
  const t = useText(interactionsTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const { id, title, type, status, interaction_date, description, labels, user_name } = interaction;
  const isPending = status === 'pending';
  const facts = [
    choiceOf(leadInteractions.fields.type, type, locale),
    [labels.template_id ?? []].flat()[0],
    user_name,
  ];
  const { conclude } = useInteractionWrites();
  // Whoever says it second changes nothing.
  const { run, isBusy } = useVerb(() => conclude(id), { done: t('concluded'), failed: t('concludeFailed') });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1">
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <b className="wrap-anywhere min-w-0">{title}</b>
        <Status isPending={isPending} isCompact={isCompact} />
      </span>
      <Menu
        align="end"
        trigger={<IconButton name={t('actions', { title })} size="sm" icon={<Ellipsis {...icon} />} />}
      >
        {mayWrite && (
          <MenuItem icon={<Pencil {...icon} />} onSelect={() => on.onOpen(id, 'fields')}>
            {t('edit')}
          </MenuItem>
        )}
        <MenuItem icon={<History {...icon} />} onSelect={() => on.onOpen(id, 'history')}>
          {kit('history')}
        </MenuItem>
        {mayWrite && (
          <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => on.onDelete(interaction)}>
            {kit('delete')}
          </MenuItem>
        )}
      </Menu>
      <span className="wrap-anywhere col-span-full text-muted-fg text-xs tabular-nums">
        <time dateTime={interaction_date}>{dateTime(interaction_date)}</time>
        {facts.filter(Boolean).map((fact) => ` · ${fact}`)}
      </span>
      {description && <p className="wrap-anywhere col-span-full whitespace-pre-wrap">{description}</p>}
      {isPending && mayWrite && (
        <Button
          size="sm"
          className="col-span-full justify-self-start max-md:h-11"
          busy={isBusy}
          onClick={() => void run()}
        >
          <Check {...icon} />
          {t('conclude')}
        </Button>
      )}
    </li>
  );
}

function Status({ isPending, isCompact }: { isPending: boolean; isCompact: boolean }) {
  const t = useText(interactionsTexts);
  const locale = useLocale();
  const Icon = isPending ? Clock : CircleCheck;
  const word = statusField && choiceOf(statusField, isPending ? 'pending' : 'completed', locale);
  return (
    <Chip tone={isPending ? 'warning' : 'success'} icon={<Icon aria-hidden="true" strokeWidth={1.75} />}>
      {isCompact ? t(isPending ? 'pendingShort' : 'completedShort') : word}
    </Chip>
  );
}
