import type { PublicationPreview, RuleAsPublished } from '@leme/contract/pricing/publication-endpoints';
import { useState } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { useRuleWords } from '../rule-words/rule-words.ts';
import { publishTexts } from './texts/texts.ts';

/** So many rules are told before somebody asks for all: the prices below them stay within reach. */
const rulesShown = 12;
/** And so many fares whose prices stop at the least they may cost. */
const floorsShown = 8;

/** What is published, rule by rule, and what of it is to be known before: the largest changes, floors, open quotes. */
export function PreviewFacts({ preview }: { preview: PublicationPreview }) {
  const t = useText(publishTexts);
  const { money, date } = useFormat();
  const { largest_rise, largest_fall, open_quotes, products, unchanged_products } = preview;
  const told = (cell: NonNullable<typeof largest_rise>) => ({
    what: `${cell.product} · ${cell.label}`,
    date: date(cell.date),
    before: money(cell.before),
    after: money(cell.after),
  });
  return (
    <>
      <ul aria-label={t('facts')} className="grid gap-1">
        <li>{t('touched', { count: products.length, unchanged: unchanged_products })}</li>
        {largest_rise && <li>{t('rise', told(largest_rise))}</li>}
        {largest_fall && <li>{t('fall', told(largest_fall))}</li>}
        <li>{t('held', { count: open_quotes })}</li>
      </ul>
      <Floors below={preview.below_floor} />
      <RuleList preview={preview} />
    </>
  );
}

/** The fares whose prices would go below the least they may cost, by product. */
function Floors({ below: { count, fares } }: { below: PublicationPreview['below_floor'] }) {
  const t = useText(publishTexts);
  const { money, date } = useFormat();
  const [all, setAll] = useState(false);
  if (count === 0) return null;
  const shown = all ? fares : fares.slice(0, floorsShown);
  return (
    <Banner tone="warning">
      {t('floors', { count })}
      <ul>
        {[...Map.groupBy(shown, ({ product_id }) => product_id)].map(([id, ofProduct]) => (
          <li key={id}>
            <span className="font-medium">{ofProduct[0]?.product}</span>
            <ul className="list-outside list-disc ps-5">
              {ofProduct.map(({ label, days, date: day, price, floor }) => (
                <li key={label}>
                  {t('floor', {
                    what: label,
                    count: days,
                    date: date(day),
                    price: money(price),
                    floor: money(floor),
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {shown.length < fares.length && (
        <Button className="mt-2" onClick={() => setAll(true)}>
          {t('allFares', { all: fares.length })}
        </Button>
      )}
    </Banner>
  );
}

/** A rule in a line: what it does and when. */
export function useRuleLine(names: PublicationPreview['names']) {
  const { conditions, effect, always } = useRuleWords();
  return (rule: RuleAsPublished | null) =>
    rule &&
    `${effect(rule.effect)} · ${conditions(rule.when, (id) => names[id] ?? '').join(' · ') || always}`;
}

function RuleList({ preview: { rules, names } }: { preview: PublicationPreview }) {
  const t = useText(publishTexts);
  const [all, setAll] = useState(false);
  const shown = all ? rules : rules.slice(0, rulesShown);
  return (
    <div className="grid gap-2">
      <ul aria-label={t('rules')} className="divide-y rounded-md border">
        {shown.map((rule) => (
          <ChangedRule key={rule.id} rule={rule} names={names} />
        ))}
      </ul>
      {shown.length < rules.length && (
        <Button className="justify-self-start" onClick={() => setAll(true)}>
          {t('allRules', { all: rules.length })}
        </Button>
      )}
    </div>
  );
}

type ChangedRuleProps = { rule: PublicationPreview['rules'][number]; names: PublicationPreview['names'] };

/** A rule as it counts and as it would; one that is switched off ends, whatever else was changed in it. */
function ChangedRule({ rule: { name, what, before, after }, names }: ChangedRuleProps) {
  const t = useText(publishTexts);
  const said = useRuleLine(names);
  const ends = before?.active === true && after?.active === false;
  const was = before?.active ? said(before) : null;
  const is = ends ? t('ends') : said(after);
  return (
    <li className="wrap-anywhere px-3 py-2">
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{name}</span>
        <Chip tone={what === 'removed' ? 'danger' : what === 'new' ? 'info' : 'warning'}>{t(what)}</Chip>
        {after?.active === false && <Chip tone="muted">{t('off')}</Chip>}
      </span>
      {was !== null && was !== is && <del className="block text-muted-fg text-sm">{was}</del>}
      {is && <ins className="block text-sm no-underline">{is}</ins>}
    </li>
  );
}
