import { may } from '@leme/contract/access/permission';
import type { Gate, GateCheck } from '@leme/contract/voyages/gate/decide-departure';
import type { Departing } from '@leme/contract/voyages/gate/gate-endpoints';
import { gateSentence } from '@leme/contract/voyages/gate/gate-sentence';
import { gateWords } from '@leme/contract/voyages/gate/texts/texts';
import { useOpenPages } from '#kit/auth-session/open-pages.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { Button, buttonStyle } from '#ui/buttons/button.tsx';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';
import { mendedAt } from './mended-at.ts';
import { departureTexts } from './texts/texts.ts';

type GateListProps = {
  departing: Departing;
  gate: Gate;
  /** Asked to release a check; nothing where it left already. */
  onRelease: ((check: GateCheck) => void) | undefined;
};

/** Every check with its sentence, what stands in the way first, each with where it is mended. */
export function GateList({ departing, gate, onRelease }: GateListProps) {
  const weights = ['impede', 'avisa', 'ok'];
  const checks = gate.checks.toSorted(
    (one, other) => weights.indexOf(one.weighs) - weights.indexOf(other.weighs),
  );
  return (
    <ul className="grid grid-cols-1 gap-2">
      {checks.map((check) => (
        <li key={check.code} data-check={check.code} className="grid gap-2 rounded-md border p-3">
          <CheckLine check={check} departing={departing} onRelease={onRelease} />
        </li>
      ))}
    </ul>
  );
}

function toneOf({ weighs, state }: GateCheck): ChipTone {
  if (weighs === 'impede') return 'danger';
  if (weighs === 'avisa') return 'warning';
  return state === 'ok' ? 'success' : 'muted';
}

type CheckLineProps = Pick<GateListProps, 'departing' | 'onRelease'> & { check: GateCheck };

function CheckLine({ check, departing, onRelease }: CheckLineProps) {
  const words = useText(gateWords);
  const t = useText(departureTexts);
  const locale = useLocale();
  const mayRelease = useCan()(may('departure-override', 'create'));
  const { code, state, weighs, legal, released } = check;
  const name = words(`gate.check.${code}`);
  const pages = useOpenPages();
  const isOpen = (path: string) => pages.has(/^\/([^?]+)/.exec(path)?.[1] ?? '');
  // A page that is not open to the person mends nothing.
  const path = weighs === 'ok' ? undefined : mendedAt(check, departing).find(isOpen);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <strong>{name}</strong>
        <Chip tone={toneOf(check)}>{released ? t('released') : words(`gate.state.${state}`)}</Chip>
      </p>
      <p>{gateSentence(check.says, locale)}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {path !== undefined && (
          <PageLink
            path={path}
            aria-label={t('mendOf', { check: name })}
            className={buttonStyle({ size: 'touch' })}
          >
            {t('mend')}
          </PageLink>
        )}
        {onRelease && weighs === 'impede' && !legal && mayRelease && (
          <Button size="touch" aria-label={t('releaseOf', { check: name })} onClick={() => onRelease(check)}>
            {t('release')}
          </Button>
        )}
      </div>
    </>
  );
}
