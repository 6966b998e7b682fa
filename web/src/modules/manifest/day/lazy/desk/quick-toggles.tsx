import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { ManifestFilters, ManifestSearch } from '../../../filter/manifest-search.ts';
import { manifestTexts } from '../../../texts/texts.ts';

export type QuickTogglesProps = {
  filters: ManifestFilters;
  /** How many bookings owe; null where money may not be seen. */
  owing: number | null;
  /** Whether some session of the day is the person's own. */
  hasOwn: boolean;
  onChange: (part: ManifestSearch) => void;
};

/** "Quem deve" and "Meus passageiros", each one press. */
export function QuickToggles({ filters, owing, hasOwn, onChange }: QuickTogglesProps) {
  const t = useText(manifestTexts);
  return (
    <>
      {owing !== null && (
        <Button
          size="sm"
          aria-pressed={filters.owes === true}
          className={pressedStyle}
          onClick={() => onChange({ owes: filters.owes ? undefined : true })}
        >
          {t('owing')} <b className="tabular-nums">{owing}</b>
        </Button>
      )}
      {(hasOwn || filters.mine) && (
        <Button
          size="sm"
          aria-pressed={filters.mine === true}
          className={pressedStyle}
          onClick={() => onChange({ mine: filters.mine ? undefined : true })}
        >
          {t('mine')}
        </Button>
      )}
    </>
  );
}

const pressedStyle =
  'font-normal aria-pressed:border-fg aria-pressed:bg-fg aria-pressed:font-semibold aria-pressed:text-bg';
