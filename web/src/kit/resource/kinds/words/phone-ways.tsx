import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { useText } from '../../../text/i18n.ts';
import { whatsAppLink } from '../../../text/phone-text.ts';
import { listTexts } from '../../list/texts/texts.ts';

/** A telephone number: a press calls it, the sign beside it opens its chat. */
export function PhoneWays({ phone, text }: { phone: string; text: string }) {
  const t = useText(listTexts);
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap">
      <a
        href={`tel:${phone}`}
        className="relative inline-flex min-h-6 items-center hover:underline max-md:min-h-11"
      >
        {text}
      </a>
      <a
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('whatsAppOf', { name: text })}
        className="relative grid size-6 place-items-center rounded-sm text-muted-fg -outline-offset-2 hover:bg-muted hover:text-fg max-md:size-11 print:hidden"
      >
        <WhatsAppIcon className="size-4" />
      </a>
    </span>
  );
}
