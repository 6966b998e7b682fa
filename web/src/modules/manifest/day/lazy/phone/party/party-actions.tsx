import { Phone } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { whatsAppLink } from '#kit/text/phone-text.ts';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { WhatsAppIcon } from '#ui/icons/whatsapp-icon.tsx';
import { cn } from '#ui/style/cn.ts';
import { AttendanceStatus } from '../../../../attendance/attendance-status.tsx';
import { Collect } from '../../../../party/lazy-parts.tsx';
import { manifestTexts } from '../../../../texts/texts.ts';
import type { PartyProps } from './folded-party.tsx';

export type OpenPartyProps = PartyProps & {
  /** It is aboard and has not paid all. */
  isOwed: boolean;
  detailsId: string;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
};

// Where the row breaks, the two halves of the first line share it.
const iconLink = cn(buttonStyle({ size: 'touch', icon: true }), 'aspect-auto min-w-14 grow basis-14');

/** Call, chat, status and the rest, each 56 px high; what is owed is taken where who is aboard need not be called. */
export function PartyActions({
  booking,
  isOwed,
  detailsId,
  unfolded,
  onUnfold,
}: Omit<OpenPartyProps, 'date' | 'waiting'>) {
  const t = useText(manifestTexts);
  const { customer_name: name, customer_phone: phone } = booking;
  // No row of its own, and in place of what is as wide: at the tap it would move the next card from under the thumb.
  const collect = isOwed && !unfolded && (
    <Collect booking={booking} className="min-w-30 grow-2 basis-30 px-1 text-sm leading-5 [&>svg]:hidden" />
  );
  const more = (
    <Button
      size="touch"
      className="grow px-2 font-normal"
      aria-expanded={unfolded}
      aria-controls={unfolded ? detailsId : undefined}
      aria-label={t(unfolded ? 'lessOf' : 'moreOf', { name })}
      onClick={() => onUnfold(!unfolded)}
    >
      {t(unfolded ? 'less' : 'more')}
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (collect || <Contact name={name} phone={phone} />)}
      <AttendanceStatus
        booking={booking}
        size="touch"
        className="shrink-0 grow-[6] gap-1.5 px-3 max-md:px-2 [&:has(>svg:first-child)]:ps-2"
      />
      {phone ? more : collect || more}
    </div>
  );
}

function Contact({ name, phone }: { name: string; phone: string }) {
  const t = useText(manifestTexts);
  return (
    <>
      <a href={`tel:${phone}`} aria-label={t('call', { name })} className={iconLink}>
        <Phone aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </a>
      <a
        href={whatsAppLink(phone)}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('whatsapp', { name })}
        className={iconLink}
      >
        <WhatsAppIcon className="size-6" />
      </a>
    </>
  );
}
