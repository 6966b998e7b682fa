import { pricingRules } from '@leme/contract/pricing/pricing-rules';
import type { PublicationPreview } from '@leme/contract/pricing/publication-endpoints';
import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { HistoryStep } from '#kit/resource/record/history/history-list.tsx';
import { readHistory } from '#kit/resource/resource-calls.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { type ChangedMeanwhile, changedMeanwhile, type StalePublication, stepsSince } from './meanwhile.ts';
import { useRuleLine } from './preview-facts.tsx';
import { publishTexts } from './texts/texts.ts';

/** So many are told step by step; more are only counted. */
const mostTold = 5;

type StalePublicationProps = {
  stale: StalePublication;
  seen: PublicationPreview;
  fresh: PublicationPreview;
  onSee: () => void;
};

/** What others changed of the rules while they were being compared: who, what it was and what it is, rule by rule. */
export function StalePublicationNotice({ stale, seen, fresh, onSee }: StalePublicationProps) {
  const t = useText(publishTexts);
  const changed = changedMeanwhile(seen, fresh, stale);
  return (
    <div className="grid gap-4">
      <Banner tone="warning">{t('stale', { count: changed.length })}</Banner>
      <ul aria-label={t('staleRules')} className="divide-y rounded-md border">
        {changed.slice(0, mostTold).map((each) => (
          <ChangedRule key={each.seen.id} changed={each} names={{ ...seen.names, ...fresh.names }} />
        ))}
      </ul>
      <Button variant="primary" className="justify-self-start" onClick={onSee}>
        {t('showNew')}
      </Button>
    </div>
  );
}

type ChangedRuleProps = { changed: ChangedMeanwhile; names: PublicationPreview['names'] };

function ChangedRule({ changed, names }: ChangedRuleProps) {
  const t = useText(publishTexts);
  const line = useRuleLine(names);
  const { tenant } = useSignedIn();
  const { seen, now, current } = changed;
  const history = useQuery({
    queryKey: ['rule-steps', tenant.id, seen.id],
    queryFn: ({ signal }) => readHistory(pricingRules, seen.id, undefined, signal),
    staleTime: 0,
    gcTime: 0,
  });
  const [was, is] = [line(seen.after), now ? line(now.after) : null];
  return (
    <li className="wrap-anywhere grid gap-2 px-3 py-2">
      <span className="font-medium">{seen.name}</span>
      {was !== is && (
        <del className="block text-muted-fg text-sm">{t('was', { rule: was ?? t('removed') })}</del>
      )}
      {was !== is && (
        <ins className="block text-sm no-underline">
          {t('isNow', { rule: now ? (is ?? t('removed')) : t('nothingLeft') })}
        </ins>
      )}
      {current && current.season_version !== seen.season_version && (
        <p className="text-sm">{t('staleSeason')}</p>
      )}
      <QueryView
        query={history}
        skeleton="list"
        skeletonCount={1}
        loadingLabel={t('reading')}
        errorTitle={t('readingFailed')}
      >
        {({ data }) => (
          <ol className="grid gap-3 border-s-2 ps-4 text-sm">
            {stepsSince(data, changed).map((entry) => (
              <HistoryStep key={entry.id} entity={pricingRules} entry={entry} />
            ))}
          </ol>
        )}
      </QueryView>
    </li>
  );
}
