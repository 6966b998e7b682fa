import type { FirstStep } from '@leme/contract/insights/dashboard-endpoints';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { usePreference } from '#kit/auth-session/preferences.ts';
import { PageLink } from '#kit/browser/page-link.tsx';
import { useLocalised, useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { dashboardTexts } from '../texts/texts.ts';
import { MorningCard, morningLink } from './morning-card.tsx';

type FirstStepsProps = {
  steps: readonly FirstStep[];
  /** Somebody asked for them again. */
  asked: boolean;
  onDismiss: () => void;
};

/** What a new company does first: ticks itself, until all is done or the person puts it aside. */
export function FirstSteps({ steps, asked, onDismiss }: FirstStepsProps) {
  const t = useText(dashboardTexts);
  const say = useLocalised();
  const [isAside, putAside, isKnown] = usePreference<boolean>('dashboard.first-steps-aside', false);
  const left = steps.filter(({ done }) => !done).length;
  if (steps.length === 0 || (!asked && (left === 0 || isAside || !isKnown))) return null;
  const dismiss = () => {
    putAside(true);
    onDismiss();
  };
  return (
    <MorningCard
      title={t('firstSteps')}
      actions={
        <Button variant="quiet" size="sm" onClick={dismiss}>
          {t('putAside')}
        </Button>
      }
    >
      <ol className="grid md:grid-cols-2 md:gap-x-6">
        {steps.map((step) => (
          <li key={step.id}>
            <Step step={step} words={say(step.words)} />
          </li>
        ))}
      </ol>
    </MorningCard>
  );
}

function Step({ step: { done, path }, words }: { step: FirstStep; words: string }) {
  const t = useText(dashboardTexts);
  if (done)
    return (
      <span className="flex min-h-9 items-center gap-2 text-muted-fg max-md:min-h-11">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success-text" strokeWidth={1.75} />
        <span>
          {words} <span className="sr-only">{t('done')}</span>
        </span>
      </span>
    );
  return (
    <PageLink path={path} className={morningLink}>
      <CircleDashed aria-hidden="true" className="size-4 shrink-0 text-muted-fg" strokeWidth={1.75} />
      {words}
    </PageLink>
  );
}
