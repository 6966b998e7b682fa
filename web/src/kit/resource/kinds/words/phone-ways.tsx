import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { useText } from '../../../text/i18n.ts';
import { whatsAppLink } from '../../../text/phone-text.ts';
import { listTexts } from '../../list/texts/texts.ts';
import { OutLink } from './out-link.tsx';

/** A telephone number: a press calls it, the sign beside it opens its chat. */
export function PhoneWays({ phone, text }: { phone: string; text: string }) {
  const t = useText(listTexts);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <OutLink href={`tel:${phone}`}>{text}</OutLink>
      <a
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('whatsAppOf', { name: text })}
        className="relative grid size-6 place-items-center rounded-sm text-muted-fg -outline-offset-2 hover:bg-muted hover:text-fg print:hidden"
      >
        <WhatsAppIcon className="size-4" />
      </a>
    </span>
  );
}
