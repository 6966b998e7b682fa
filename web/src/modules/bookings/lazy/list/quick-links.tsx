import { bookingList } from '@leme/contract/bookings/life/booking-list';
import { CalendarDays, HandCoins, Hourglass, Undo2 } from 'lucide-react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { type ListAddress, listAddressReader } from '#kit/resource/list/list-address.ts';
import { useText } from '#kit/text/i18n.ts';
import { InnerLink } from '#ui/layout/inner-link.tsx';
import { cn } from '#ui/style/cn.ts';
import { useToday } from '../../days/use-today.ts';
import { addressOfQuick, isQuick, type QuickName, quickChoices } from './quick-choices.ts';
import { listTexts } from './texts/texts.ts';

const signs = { today: CalendarDays, options: Hourglass, owing: HandCoins, toReturn: Undo2 } as const;
const readAddress = listAddressReader(bookingList);

/** What is looked for several times a day, one press each; the one that is open leads back to all. */
export function QuickLinks({ names }: { names: readonly QuickName[] }) {
  const t = useText(listTexts);
  const today = useToday();
  const { state, change, hrefOf } = useUrlState<ListAddress>(readAddress);
  const choices = quickChoices(today);
  return (
    <nav aria-label={t('quick')} className="flex flex-wrap gap-2 max-md:grid max-md:grid-cols-2 print:hidden">
      {names.map((name) => {
        const isHere = isQuick(choices[name], state);
        const there = addressOfQuick(isHere ? {} : choices[name]);
        const Sign = signs[name];
        return (
          <InnerLink
            key={name}
            href={hrefOf(there)}
            onOpen={() => change(there, { push: true })}
            aria-current={isHere ? 'true' : undefined}
            className={cn(
              'inline-flex min-h-8 items-center gap-1.5 rounded-full border bg-surface px-3 hover:bg-muted max-md:min-h-11',
              isHere && 'border-transparent bg-selected font-semibold',
            )}
          >
            <Sign aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
            {t(name)}
          </InnerLink>
        );
      })}
    </nav>
  );
}
