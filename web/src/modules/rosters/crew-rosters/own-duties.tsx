import { dayIn } from '@leme/contract/kit/values/days';
import type { CrewRosters } from '@leme/contract/rosters/own-endpoints';
import { lengthText } from '@leme/contract/rosters/reason-sentence';
import { minutesOf } from '@leme/contract/rosters/rules/working-day';
import { isLiving, weekOf } from '@leme/contract/rosters/states';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { DutyCard } from './duty-card.tsx';
import { crewRostersTexts } from './texts/texts.ts';

/** The next duty, those after it, and those that are over. */
export function OwnDuties({ found }: { found: CrewRosters }) {
  const t = useText(crewRostersTexts);
  const locale = useLocale();
  const { dateTime } = useFormat();
  const now = Temporal.Now.instant().epochMilliseconds;
  const ahead = found.own.filter(({ ends_at }) => Date.parse(ends_at) > now);
  const [next, ...later] = ahead;
  const past = found.own.filter(({ ends_at }) => Date.parse(ends_at) <= now).toReversed();
  const week = weekOf(dayIn(useTimeZone(), Temporal.Now.instant()));
  const minutes = found.own
    .filter(({ status, date }) => isLiving(status) && weekOf(date) === week)
    .reduce((sum, duty) => sum + minutesOf(duty), 0);
  const isResting = found.rest_until !== null && Date.parse(found.rest_until) > now;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="flex flex-wrap gap-x-4 text-muted-fg">
        <span>{t('hours', { hours: lengthText(minutes, locale) })}</span>
        {isResting && found.rest_until && <span>{t('restUntil', { when: dateTime(found.rest_until) })}</span>}
      </p>
      {next && (
        <section className="grid gap-2" aria-label={t('next')}>
          <h2 className="font-semibold">{t('next')}</h2>
          <DutyCard duty={next} isLarge />
        </section>
      )}
      {later.length > 0 && (
        <section className="grid gap-2" aria-label={t('later')}>
          <h2 className="font-semibold">{t('later')}</h2>
          {later.map((duty) => (
            <DutyCard key={duty.id} duty={duty} />
          ))}
        </section>
      )}
      {past.length > 0 && (
        <section className="grid gap-2" aria-label={t('past')}>
          <h2 className="font-semibold">{t('past')}</h2>
          {past.map((duty) => (
            <DutyCard key={duty.id} duty={duty} isOver />
          ))}
        </section>
      )}
    </div>
  );
}
