import { may } from '@leme/contract/access/permission';
import { CalendarPlus, Clock, Copy, History, Pencil, RotateCcw, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useOpenPage } from '#kit/browser/url-state.ts';
import { ActionMenu, type RowAction } from '#kit/list/actions/action-menu.tsx';
import type { RowProps } from '#kit/resource/list/rows/row-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import type { LeadsAddress } from './leads-address.ts';
import { leadsTexts } from './texts/texts.ts';

const sign = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.75 } as const;

/** Opens what of a lead stands in the address. */
export type OpenOf = (part: Partial<LeadsAddress>) => void;
export type LeadRowProps = RowProps & { openOf: OpenOf };

/** What is done most to a lead in the table, and the rest behind three dots. */
export function LeadButtons(props: LeadRowProps) {
  const { list, row, name, onDelete, onRun, openOf } = props;
  const t = useText(leadsTexts);
  const more = useMore(props);
  const { rights, isTrash, isOffline } = list;
  const button = (label: string, icon: ReactNode, onClick: () => void, isOff = false) => (
    <IconButton name={label} size="xs" icon={icon} disabled={isOff} onClick={onClick} />
  );
  if (isTrash)
    return rights.delete
      ? button(t('restore', { name }), <RotateCcw {...sign} />, () => onRun(row, 'restore'), isOffline)
      : null;
  return (
    <span className="inline-flex items-center gap-0.5">
      {button(t('talkOf', { name }), <History {...sign} />, () => openOf({ talk: row.id }))}
      {rights.update &&
        button(t('edit', { name }), <Pencil {...sign} />, () => list.show({ open: row.id, from: undefined }))}
      {rights.delete && button(t('delete', { name }), <Trash2 {...sign} />, () => onDelete(row), isOffline)}
      <ActionMenu name={t('more', { name })} size="xs" actions={more} />
    </span>
  );
}

/** The same as wide as thumbs, under a card. */
export function LeadThumbs(props: LeadRowProps) {
  const { list, row, name, onDelete, onRun, openOf } = props;
  const t = useText(leadsTexts);
  const { rights, isTrash, isOffline } = list;
  const more = useMore(props);
  const cell =
    'aspect-auto h-11 w-full rounded-none border-0 bg-surface disabled:bg-surface -outline-offset-2';
  const large = { ...sign, className: 'size-5' };
  const button = (label: string, icon: ReactNode, onClick: () => void, isOff = false) => (
    <IconButton name={label} icon={icon} className={cell} disabled={isOff} onClick={onClick} />
  );
  return (
    <div className="relative z-10 grid auto-cols-fr grid-flow-col gap-px border-t bg-border empty:hidden">
      {!isTrash &&
        button(t('chatOf', { name }), <WhatsAppIcon className="size-5" />, () => openOf({ chat: row.id }))}
      {!isTrash && button(t('talkOf', { name }), <History {...large} />, () => openOf({ talk: row.id }))}
      {!isTrash &&
        rights.update &&
        button(t('edit', { name }), <Pencil {...large} />, () =>
          list.show({ open: row.id, from: undefined }),
        )}
      {!isTrash &&
        rights.delete &&
        button(t('delete', { name }), <Trash2 {...large} />, () => onDelete(row), isOffline)}
      {isTrash &&
        rights.delete &&
        button(t('restore', { name }), <RotateCcw {...large} />, () => onRun(row, 'restore'), isOffline)}
      {!isTrash && <ActionMenu name={t('more', { name })} className={cell} actions={more} />}
    </div>
  );
}

function useMore({ list, row, openOf }: LeadRowProps): RowAction[] {
  const t = useText(leadsTexts);
  const words = useText(kitTexts);
  const openPage = useOpenPage();
  const isWon = row.status === 'won';
  const sells = useCan()(may('bookings', 'create')) && !isWon;
  const own: (RowAction | false)[] = [
    {
      id: 'chat',
      label: t('chat'),
      icon: <WhatsAppIcon className="size-4" />,
      onSelect: () => openOf({ chat: row.id }),
    },
    list.rights.create && {
      id: 'copy',
      label: t('copy'),
      icon: <Copy {...sign} />,
      onSelect: () => list.show({ open: 'new', from: row.id }),
    },
    list.rights.delete &&
      list.rights.update && {
        id: 'merge',
        label: t('merge'),
        icon: <Users {...sign} />,
        onSelect: () => openOf({ merge: row.id }),
      },
    sells && {
      id: 'book',
      label: t('book'),
      icon: <CalendarPlus {...sign} />,
      onSelect: () => openPage(`/bookings/create?lead=${row.id}`),
    },
    {
      id: 'past',
      label: words('history'),
      icon: <Clock {...sign} />,
      onSelect: () => openOf({ past: row.id }),
    },
  ];
  return own.filter((action): action is RowAction => action !== false);
}
