import type { Decision } from '@leme/contract/crew/endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { serviceTexts } from './texts/texts.ts';

type Missing = Decision['missing'][number];
type LackedPaper = Extract<Missing, { of: 'paper' }>;

const known = [
  'activity',
  'use_class',
  'nav_area',
  'boat_type',
  'tonnage',
  'version',
  'cell',
  'tie',
] as const;

/** The sentence that says why: what was used, or what is missing. */
export function useSentence(): (decision: Decision) => string {
  const t = useText(serviceTexts);
  const locale = useLocale();
  const { date } = useFormat();
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const all = new Intl.ListFormat(locale, { type: 'conjunction' });

  /** The paper that came nearest and why it does not do, else which ones would. */
  const lacked = ({ any_of, nearest }: LackedPaper): string => {
    const papers = either.format(
      any_of.map(({ competency, or_higher }) => (or_higher ? t('orHigher', { competency }) : competency)),
    );
    if (nearest === null) return t('lacks', { papers });
    const { number, expires_on, worth } = nearest;
    if (worth === 'expired' && expires_on) return t('expired', { number, date: date(expires_on) });
    if (worth === 'refused') return t('refused', { number });
    return worth === 'early' ? t('early', { number }) : t('unchecked', { number });
  };
  const missed = (missing: Missing): string => {
    if (missing.of === 'paper') return lacked(missing);
    if (missing.of === 'age') {
      return missing.age === null ? t('noBirth') : t('tooYoung', { minimum: missing.minimum });
    }
    const what = known.filter((name) => missing.lacks.includes(name)).map((name) => t(`what.${name}`));
    return t('undecided', { what: all.format(what) });
  };
  const why = ({ used, missing }: Decision) => {
    if (missing.length > 0) return missing.map(missed).join(' · ');
    if (used.length === 0) return t('free');
    const papers = used.map(({ competency, expires_on, self_declared }) => {
      const until = expires_on
        ? t('until', { competency, date: date(expires_on) })
        : t('forever', { competency });
      return self_declared ? t('ownWord', { paper: until }) : until;
    });
    return papers.join(' · ');
  };
  return (decision) => {
    const until = decision.override?.valid_to;
    return until ? `${why(decision)} · ${t('byException', { date: date(until) })}` : why(decision);
  };
}
