import { writeRange } from '@leme/contract/kit/kinds/days/day-ranges';
import { weekdayName } from '@leme/contract/kit/kinds/days/weekdays';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { toReais } from '@leme/contract/kit/values/money';
import type { Conditions, Effect, Span } from '@leme/contract/prices/price-book';
import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { ruleWordsTexts } from './texts/texts.ts';

/** The most names that are said of one kind of condition before they are counted. */
const mostNames = 3;

type Named = (id: string) => string;

/** Conditions as they are stored, or as they travel. */
type Shown = { readonly [K in keyof Conditions]?: Conditions[K] | undefined };

/** Writers of what a rule asks for and does, in the person's language. */
export function useRuleWords() {
  const t = useText(ruleWordsTexts);
  const locale = useLocale();
  const { money, number, percent } = useFormat();
  const list = (names: readonly string[]) => {
    const said = names.slice(0, mostNames).join(', ');
    return names.length > mostNames ? t('andMore', { said, more: names.length - mostNames }) : said;
  };
  const span = (
    of: Span,
    keys: {
      both: 'leadBoth' | 'fullBoth' | 'partyBoth';
      from: 'leadFrom' | 'fullFrom' | 'partyFrom';
      to: 'leadTo' | 'fullTo' | 'partyTo';
    },
    write: (value: number) => string,
  ) => {
    const [min, max] = [of.min === null ? null : write(of.min), of.max === null ? null : write(of.max)];
    if (min !== null && max !== null) return t(keys.both, { min, max });
    return min !== null ? t(keys.from, { min }) : t(keys.to, { max: max ?? '' });
  };
  const ranges = (all: NonNullable<Conditions['travel']>) =>
    list(all.map((range) => writeRange(range, locale)));
  const choices = (field: 'fares' | 'channels', values: readonly string[]) =>
    list(values.map((value) => choiceOf(pricingRules.fields[field], value, locale)));
  const count = (value: number) => number(value);
  /** Each condition that is set as one piece: `sáb, dom`, `15/12 – 28/02`, `a partir de 30 dias antes`. */
  const conditions = (when: Shown, nameOf: Named, season?: string): string[] => {
    const named = [when.category_ids, when.tag_ids, when.product_ids, when.boat_ids];
    return [
      ...named.flatMap((ids) => (ids ? [list(ids.map(nameOf))] : [])),
      ...(when.weekdays ? [when.weekdays.map((day) => weekdayName(day, locale, 'short')).join(', ')] : []),
      ...(season ? [season] : when.travel ? [ranges(when.travel)] : []),
      ...(when.sale ? [t('soldOn', { days: ranges(when.sale) })] : []),
      ...(when.start ? [t('startsAt', when.start)] : []),
      ...(when.lead_days
        ? [span(when.lead_days, { both: 'leadBoth', from: 'leadFrom', to: 'leadTo' }, count)]
        : []),
      ...(when.occupancy_bp
        ? [span(when.occupancy_bp, { both: 'fullBoth', from: 'fullFrom', to: 'fullTo' }, percent)]
        : []),
      ...(when.party
        ? [span(when.party, { both: 'partyBoth', from: 'partyFrom', to: 'partyTo' }, count)]
        : []),
      ...(when.fares ? [choices('fares', when.fares)] : []),
      ...(when.channels ? [choices('channels', when.channels)] : []),
      ...(when.agent_ids ? [t('agents', { names: list(when.agent_ids.map(nameOf)) })] : []),
    ];
  };
  /** `+20%`, `−R$ 5,00`, `R$ 150,00`. */
  const effect = (of: Effect): string => {
    if (of.kind === 'percent')
      return number(of.bp / 10_000, {
        style: 'percent',
        maximumFractionDigits: 2,
        signDisplay: 'exceptZero',
      });
    const amount = money(Math.abs(toReais(of.cents)));
    if (of.kind === 'set') return amount;
    return of.cents < 0 ? `−${amount}` : `+${amount}`;
  };
  return { conditions, effect, always: t('always') };
}
