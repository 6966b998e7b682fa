import type { ManifestBooking } from '@leme/contract/manifest/endpoints';
import { useText } from '#kit/i18n.ts';
import { ChoiceChip } from '#ui/choice-chip.tsx';
import { matchesBooking } from './manifest-filters.ts';
import type { CheckinFilter, ManifestFilters, ManifestSearch, NoShowFilter } from './manifest-search.ts';
import { manifestMessages } from './messages.ts';

type Choice = { checkin: CheckinFilter; no_show: NoShowFilter };

export type QuickChipsProps = {
  bookings: readonly ManifestBooking[];
  filters: ManifestFilters;
  onChange: (part: ManifestSearch) => void;
};

/** The filters one needs at the pier, with how many each would show. */
export function QuickChips({ bookings, filters, onChange }: QuickChipsProps) {
  const t = useText(manifestMessages);
  const choices: readonly (Choice & { label: string })[] = [
    { label: t('all'), checkin: 'all', no_show: 'all' },
    { label: t('notChecked'), checkin: 'not-checked', no_show: 'all' },
    { label: t('checked'), checkin: 'checked', no_show: 'all' },
    { label: t('noShow'), checkin: 'all', no_show: 'no-show' },
    { label: t('present'), checkin: 'all', no_show: 'present' },
  ];
  return (
    <fieldset className="m-0 -mx-(--gutter) flex min-w-0 gap-2 overflow-x-auto border-0 px-(--gutter) py-1 [scrollbar-width:none]">
      <legend className="sr-only">{t('quickFilter')}</legend>
      {choices.map(({ label, ...choice }) => (
        <ChoiceChip
          key={label}
          pressed={filters.checkin === choice.checkin && filters.no_show === choice.no_show}
          count={bookings.filter((booking) => matchesBooking(booking, choice)).length}
          onPress={() =>
            onChange({
              checkin: choice.checkin === 'all' ? undefined : choice.checkin,
              no_show: choice.no_show === 'all' ? undefined : choice.no_show,
            })
          }
        >
          {label}
        </ChoiceChip>
      ))}
    </fieldset>
  );
}
