import { attendanceOf } from '@leme/contract/manifest/rules';
import { Phone } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import { whatsAppLink } from '#kit/phone.ts';
import { Button, buttonStyle } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { WhatsAppIcon } from '#ui/whatsapp-icon.tsx';
import { AttendanceStatus } from './attendance-status.tsx';
import type { PartyProps } from './folded-party.tsx';
import { manifestTexts } from './texts/texts.ts';

export type OpenPartyProps = PartyProps & {
  detailsId: string;
  unfolded: boolean;
  onUnfold: (unfolded: boolean) => void;
};

// Where the row breaks, the two halves of the first line share it.
const iconLink = cn(buttonStyle({ size: 'pier', icon: true }), 'aspect-auto min-w-14 grow basis-14');

/** Call, chat, status and the rest, each 56 px high. */
export function PartyActions({
  booking,
  detailsId,
  unfolded,
  onUnfold,
}: Omit<OpenPartyProps, 'date' | 'waiting'>) {
  const t = useText(manifestTexts);
  const name = booking.customer_name;
  const phone = booking.customer_phone;
  const isWaiting = attendanceOf(booking) === 'pending';
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
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
      )}
      <AttendanceStatus
        booking={booking}
        size="pier"
        className={
          isWaiting
            ? 'shrink-0 grow-[6] gap-1.5 border-border bg-surface px-3 font-normal text-fg max-md:px-2 [&:has(>svg:first-child)]:ps-2'
            : 'shrink-0 grow-[6]'
        }
      />
      <Button
        size="pier"
        className="grow px-2 font-normal"
        aria-expanded={unfolded}
        aria-controls={unfolded ? detailsId : undefined}
        aria-label={t(unfolded ? 'lessOf' : 'moreOf', { name })}
        onClick={() => onUnfold(!unfolded)}
      >
        {t(unfolded ? 'less' : 'more')}
      </Button>
    </div>
  );
}
