import { Phone } from 'lucide-react';
import { phoneText, whatsAppLink } from '#kit/text/phone-text.ts';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';

export type ContactLinksProps = { phone: string; labels: { call: string; whatsApp: string } };

const link = buttonStyle({ variant: 'plain', size: 'sm', className: 'max-md:h-11' });

/** A customer's number to call, and the chat with it. */
export function ContactLinks({ phone, labels }: ContactLinksProps) {
  return (
    <span className="flex gap-1.5">
      <a href={`tel:${phone}`} className={link}>
        <Phone aria-hidden="true" className="size-4" strokeWidth={1.75} />
        <span className="tabular-nums">{phoneText(phone)}</span>
        <span className="sr-only">, {labels.call}</span>
      </a>
      <a
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noreferrer"
        aria-label={labels.whatsApp}
        className={`${link} max-md:w-11`}
      >
        <WhatsAppIcon />
      </a>
    </span>
  );
}
