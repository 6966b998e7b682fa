import { History, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { useText } from '../../../text/i18n.ts';
import { whatsAppLink } from '../../../text/phone-text.ts';
import { webKindOf } from '../../kinds/kinds.ts';
import { listTexts } from '../texts/texts.ts';
import { RowMenu, type RowProps } from './row-menu.tsx';

const icon = { 'aria-hidden': true, className: 'size-5', strokeWidth: 1.75 } as const;
const cell = 'aspect-auto h-11 w-full rounded-none border-0 bg-surface disabled:bg-surface -outline-offset-2';

/** What is done most to one row, a thumb wide each, and the rest behind the last. */
export function CardActions(props: RowProps) {
  const { list, row, name, onDelete, onRun } = props;
  const t = useText(listTexts);
  const { rights, isTrash, isOffline, resource, options } = list;
  const Own = options.thumbs;
  const phoneField = Object.entries(resource.fields).find(
    ([, field]) => webKindOf(field).reaches === 'phone',
  )?.[0];
  const action = (label: string, sign: ReactNode, onPress: () => void, isOff = false) => (
    <IconButton name={label} icon={sign} className={cell} disabled={isOff} onClick={onPress} />
  );
  return (
    <div className="relative z-10 grid auto-cols-fr grid-flow-col gap-px border-t bg-border">
      {Own && !isTrash && <Own row={row} isOffline={isOffline} className={cell} />}
      {phoneField && <Chat phone={row[phoneField]} label={t('whatsAppOf', { name })} />}
      {action(t('historyOf', { name }), <History {...icon} />, () =>
        list.show({ open: row.id, from: undefined, tab: 'history' }),
      )}
      {rights.update &&
        !isTrash &&
        action(t('editOf', { name }), <Pencil {...icon} />, () =>
          list.show({ open: row.id, from: undefined }),
        )}
      {rights.delete &&
        !isTrash &&
        action(t('deleteOf', { name }), <Trash2 {...icon} />, () => onDelete(row), isOffline)}
      {rights.delete &&
        isTrash &&
        action(t('restoreOf', { name }), <RotateCcw {...icon} />, () => onRun(row, 'restore'), isOffline)}
      <RowMenu {...props} className={cell} />
    </div>
  );
}

/** The chat with a number; where there is none its place stays, so that the others stand where they always do. */
function Chat({ phone, label }: { phone: unknown; label: string }) {
  if (typeof phone !== 'string' || phone === '')
    return <IconButton name={label} icon={<WhatsAppIcon className="size-5" />} className={cell} disabled />;
  return (
    <a
      href={whatsAppLink(phone)}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      className="grid h-11 place-items-center bg-surface text-muted-fg -outline-offset-2 hover:bg-muted hover:text-fg"
    >
      <WhatsAppIcon className="size-5" />
    </a>
  );
}
