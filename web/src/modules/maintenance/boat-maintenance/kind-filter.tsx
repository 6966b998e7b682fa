import type { LineFact } from '@leme/contract/maintenance/boat/boat-line';
import { type LineKind, lineKinds } from '@leme/contract/maintenance/boat/line-kinds';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { boatMaintenanceTexts } from './texts/texts.ts';

export type KindFilterProps = {
  facts: readonly LineFact[];
  /** None means all. */
  chosen: readonly LineKind[];
  onChange: (kinds: readonly LineKind[]) => void;
};

/** One press shows one kind alone, further ones add to it. */
export function KindFilter({ facts, chosen, onChange }: KindFilterProps) {
  const t = useText(boatMaintenanceTexts);
  const there = lineKinds.filter((kind) => chosen.includes(kind) || facts.some((fact) => fact.kind === kind));
  return (
    <fieldset className="flex flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{t('kinds')}</legend>
      {there.map((kind) => {
        const isOn = chosen.includes(kind);
        return (
          <Button
            key={kind}
            size="sm"
            aria-pressed={isOn}
            className="aria-pressed:bg-selected aria-pressed:font-semibold"
            onClick={() => onChange(isOn ? chosen.filter((each) => each !== kind) : [...chosen, kind])}
          >
            {t(`kind.${kind}`)}{' '}
            <span className="text-muted-fg tabular-nums">
              {facts.filter((fact) => fact.kind === kind).length}
            </span>
          </Button>
        );
      })}
    </fieldset>
  );
}
