import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { Banknote, Ship } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { ChoiceChip } from '#modules/manifest/day/lazy/phone/choice-chip.tsx';
import { cn } from '#ui/style/cn.ts';
import { useOfDay } from '../../../attendance/painted/use-day.ts';
import { matchesBooking, owes } from '../../../filter/manifest-filters.ts';
import type { CheckinFilter, NoShowFilter } from '../../../filter/manifest-search.ts';
import { manifestTexts } from '../../../texts/texts.ts';
import type { QuickTogglesProps } from '../desk/quick-toggles.tsx';

type Choice = { checkin: CheckinFilter; no_show: NoShowFilter };

const matching = (choice: Choice) => (booking: ManifestBooking) => matchesBooking(booking, choice);

export type QuickChipsProps = QuickTogglesProps & { sessionId: string };

/** The filters one needs at the pier, with how many each would show. */
export function QuickChips({ sessionId, owing, ...props }: QuickChipsProps) {
  const t = useText(manifestTexts);
  const { filters, onChange } = props;
  const choices: readonly (Choice & { label: string })[] = [
    { label: t('all'), checkin: 'all', no_show: 'all' },
    { label: t('notChecked'), checkin: 'not-checked', no_show: 'all' },
    { label: t('checked'), checkin: 'checked', no_show: 'all' },
    { label: t('noShow'), checkin: 'all', no_show: 'no-show' },
    { label: t('present'), checkin: 'all', no_show: 'present' },
  ];
  const counts = useOfDay(({ day }) => {
    const { bookings = [] } = day.data.find(({ id }) => id === sessionId) ?? {};
    return [owes, ...choices.map(matching)].map((fits) => bookings.filter(fits).length);
  });
  if (!counts) return null;
  const [owingHere = 0, ...fitting] = counts;
  const chip = ({ label, ...choice }: (typeof choices)[number], at: number) => (
    <ChoiceChip
      key={label}
      pressed={filters.checkin === choice.checkin && filters.no_show === choice.no_show}
      count={fitting[at]}
      onPress={() =>
        onChange({
          checkin: choice.checkin === 'all' ? undefined : choice.checkin,
          no_show: choice.no_show === 'all' ? undefined : choice.no_show,
        })
      }
    >
      {label}
    </ChoiceChip>
  );
  return (
    <Chips>
      {owing !== null && (
        <Group name={t('quickFilter')} className="border-edge border-e pe-3">
          <Owing {...props} owing={owingHere} />
        </Group>
      )}
      <Group name={t('attendanceFilter')}>{choices.map(chip)}</Group>
    </Chips>
  );
}
/** Over the day: who owes, and the own passengers. */
export function PhoneToggles(props: QuickTogglesProps) {
  const t = useText(manifestTexts);
  const { filters, owing, hasOwn, onChange } = props;
  const hasMine = hasOwn || filters.mine === true;
  if (owing === null && !hasMine) return null;
  return (
    <Chips>
      <Group name={t('quickFilter')}>
        {hasMine && (
          <ChoiceChip
            mark={<Ship {...drawn} />}
            pressed={filters.mine === true}
            onPress={() => onChange({ mine: filters.mine ? undefined : true })}
          >
            {t('mine')}
          </ChoiceChip>
        )}
        <Owing {...props} />
      </Group>
    </Chips>
  );
}

function Owing({ filters, owing, onChange }: Pick<QuickTogglesProps, 'filters' | 'owing' | 'onChange'>) {
  const t = useText(manifestTexts);
  if (owing === null) return null;
  return (
    <ChoiceChip
      mark={<Banknote {...drawn} />}
      pressed={filters.owes === true}
      count={owing}
      onPress={() => onChange({ owes: filters.owes ? undefined : true })}
    >
      {t('owing')}
    </ChoiceChip>
  );
}

const drawn = { 'aria-hidden': true, className: 'size-5 shrink-0', strokeWidth: 1.75 } as const;

function Chips({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-(--gutter) flex min-w-0 gap-3 overflow-x-auto px-(--gutter) py-1 [scrollbar-width:none]">
      {children}
    </div>
  );
}

/** Chips that belong together: those pressed one by one, or those of which one is chosen. */
function Group({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <fieldset className={cn('m-0 flex shrink-0 gap-2 border-0 p-0', className)}>
      <legend className="sr-only">{name}</legend>
      {children}
    </fieldset>
  );
}
