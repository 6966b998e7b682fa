import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { answerAssignment } from '@leme/contract/rosters/assignment-endpoints';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { crewShifts } from '@leme/contract/rosters/crew-shifts';
import type { OwnDuty } from '@leme/contract/rosters/own-endpoints';
import { reasonSentence } from '@leme/contract/rosters/reason-sentence';
import { Suspense, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { lazyPart } from '#kit/text/fetch-code.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';
import { cn } from '#ui/style/cn.ts';
import { shows } from './crew-rosters.queries.ts';
import { crewRostersTexts } from './texts/texts.ts';

const DeclineDialog = lazyPart(async () => (await import('./lazy/decline-dialog.tsx')).DeclineDialog);

const tones: Record<OwnDuty['status'], ChipTone> = {
  proposed: 'info',
  confirmed: 'success',
  done: 'muted',
  declined: 'danger',
  cancelled: 'muted',
};

type Props = { duty: OwnDuty; isLarge?: boolean; isOver?: boolean };

/** One duty: when, where, on which boat and with whom, and the two answers to it. */
export function DutyCard({ duty, isLarge = false, isOver = false }: Props) {
  const t = useText(crewRostersTexts);
  const locale = useLocale();
  const timezone = useTimeZone();
  const { longDate, time, money } = useFormat();
  const isOffline = useConnectivity() === 'offline';
  const [isDeclining, setDeclining] = useState(false);
  const { id, status, position, against, boat, place, pay } = duty;
  const confirm = useVerb(
    () => call<typeof answerAssignment>('POST /crew-assignments/:id/answers', { id, answer: 'confirmed' }),
    { shows, done: t('confirmed'), failed: t('notDone') },
  );
  const what = duty.product ?? (duty.shift ? choiceOf(crewShifts.fields.kind, duty.shift, locale) : '');
  const names = new Intl.ListFormat(locale).format(duty.with.map(({ name }) => name));
  const facts = [boat, place, choiceOf(crewAssignments.fields.position, position, locale)].filter(Boolean);
  const answers = !isOver && (status === 'proposed' || status === 'confirmed');
  return (
    <article className={cn('grid gap-2 rounded-lg border bg-surface px-4 py-3', isOver && 'opacity-70')}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className={cn('font-semibold first-letter:uppercase', isLarge && 'text-lg')}>
          {longDate(duty.date)}
        </h3>
        <Chip tone={tones[status]}>{choiceOf(crewAssignments.fields.status, status, locale)}</Chip>
      </div>
      <p className={cn('font-semibold tabular-nums', isLarge && 'text-2xl')}>
        {time(duty.starts_at)}–{time(duty.ends_at)}
      </p>
      <p className="wrap-anywhere">
        {what}
        {duty.product && <span className="text-muted-fg"> · {t('departs', { time: duty.start_time })}</span>}
      </p>
      <p className="wrap-anywhere text-muted-fg">{facts.join(' · ')}</p>
      {duty.with.length > 0 && <p className="wrap-anywhere">{t('with', { names })}</p>}
      {pay !== null && <p className="text-muted-fg">{t('pay', { amount: money(pay) })}</p>}
      {status === 'declined' && duty.reason && <p className="text-muted-fg">{duty.reason}</p>}
      {against.map((each) => (
        <p key={each.code} className={each.effect === 'impede' ? 'text-danger' : 'text-warning'}>
          {reasonSentence(each, { locale, timezone })}
        </p>
      ))}
      {answers && isOffline && <p className="text-muted-fg">{t('offline')}</p>}
      {answers && (
        <div className="flex flex-wrap gap-2">
          {status === 'proposed' && (
            <Button
              variant="primary"
              size="touch"
              className="flex-1"
              disabled={isOffline}
              busy={confirm.isBusy}
              onClick={() => void confirm.run()}
            >
              {t('confirm')}
            </Button>
          )}
          <Button size="touch" className="flex-1" disabled={isOffline} onClick={() => setDeclining(true)}>
            {t('cannot')}
          </Button>
        </div>
      )}
      <Suspense>{isDeclining && <DeclineDialog id={id} onClose={() => setDeclining(false)} />}</Suspense>
    </article>
  );
}
