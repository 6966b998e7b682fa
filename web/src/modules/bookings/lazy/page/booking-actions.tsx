import type { BookingDetail } from '@leme/contract/bookings/life/booking-detail';
import { Printer } from 'lucide-react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { ActionMenu } from '#kit/list/actions/action-menu.tsx';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useNow } from '../../days/use-today.ts';
import { actSigns } from './offered/act-signs.tsx';
import { offeredActs } from './offered/offered-acts.ts';
import { useActOn } from './offered/use-act-on.ts';
import { useBookingRights } from './offered/use-booking-rights.ts';
import { pageTexts } from './texts/texts.ts';

/** How many stand beside each other before the rest goes behind three dots. */
const atHand = 2;
const printer = <Printer aria-hidden="true" className="size-4" strokeWidth={1.75} />;
const endings = ['release', 'cancel'];

/** What can be done to the booking now: what is next at hand, the rest in a menu. */
export function BookingActions({ booking, onPrint }: { booking: BookingDetail; onPrint: () => void }) {
  const t = useText(pageTexts);
  const kit = useText(kitTexts);
  const { rightsFor, at } = useBookingRights();
  const now = useNow();
  const actOn = useActOn();
  const isOffline = useConnectivity() === 'offline';
  const acts = offeredActs(booking, rightsFor(booking.created_by), at(booking, now));
  const near = acts.filter((act) => !endings.includes(act) && act !== 'repeat').slice(0, atHand);
  const rest = acts.filter((act) => !near.includes(act));
  return (
    <span className="flex items-center gap-2 print:hidden">
      <span className="flex gap-2 max-md:hidden">
        {near.map((act, place) => (
          <Button
            key={act}
            variant={place === 0 ? 'primary' : 'plain'}
            disabled={isOffline}
            onClick={() => actOn(booking, act)}
          >
            {actSigns[act]}
            {t(act)}
          </Button>
        ))}
      </span>
      <ActionMenu
        name={t('actions')}
        variant="plain"
        actions={[
          ...(window.innerWidth < 768 ? acts : rest).map((act) => ({
            id: act,
            label: t(act),
            icon: actSigns[act],
            danger: endings.includes(act),
            disabled: isOffline,
            onSelect: () => actOn(booking, act),
          })),
          { id: 'print', label: kit('print'), icon: printer, onSelect: onPrint },
        ]}
      />
    </span>
  );
}
