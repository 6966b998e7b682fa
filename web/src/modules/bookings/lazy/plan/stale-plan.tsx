import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import type { Differing } from './decisions.ts';
import { planTexts } from './texts/texts.ts';
import { usePlanWords } from './use-plan-words.ts';

/** So many are told; more are only counted. */
const mostTold = 20;

/** What changed between the plan that was seen and the one of now; nothing was applied. */
export function StalePlan({ differing, onSee }: { differing: readonly Differing[]; onSee: () => void }) {
  const t = useText(planTexts);
  const words = usePlanWords();
  const said = ({ was, is }: Differing) => {
    if (!was || !is) return t(is ? 'staleNew' : 'staleGone');
    if (was.people !== is.people) return t('stalePeople', { was: was.people, is: is.people });
    if (was.kind === is.kind) return t('staleOther');
    return t('fromTo', { was: words.kind(was.kind), is: words.kind(is.kind) });
  };
  return (
    <div className="grid gap-3">
      <Banner tone="warning">{t('stale', { count: differing.length })}</Banner>
      <ul aria-label={t('staleRows')} className="divide-y rounded-md border">
        {differing.slice(0, mostTold).map((each) => {
          const row = each.is ?? each.was;
          return (
            row && (
              <li key={each.key} className="wrap-anywhere flex flex-wrap gap-x-3 px-4 py-2">
                <strong className="tabular-nums">
                  {words.day(row)} · {words.hours(row)}
                </strong>
                <span>{row.product}</span>
                <span className="text-muted-fg">{said(each)}</span>
              </li>
            )
          );
        })}
      </ul>
      <Button variant="primary" className="justify-self-start" onClick={onSee}>
        {t('seeNew')}
      </Button>
    </div>
  );
}
