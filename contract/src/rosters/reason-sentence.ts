import { clockText, dayText } from '../kit/language/intl.ts';
import type { Locale } from '../kit/language/locale.ts';
import { textsIn } from '../kit/language/texts.ts';
import { choiceOf } from '../kit/resource/labels.ts';
import { crewAssignments } from './crew-assignments.ts';
import type { Reason } from './rules/standing.ts';
import { rostersWords } from './texts/texts.ts';

type Read = { locale: Locale; timezone: string };

/** How long something is, as people say it: “10 h 45”. */
export function lengthText(minutes: number, locale: Locale): string {
  const t = textsIn(rostersWords, locale);
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  return rest === 0
    ? t('length.hours', { hours })
    : t('length.both', { hours, minutes: String(rest).padStart(2, '0') });
}

const timeText = (instant: string, { locale, timezone }: Read) => clockText(instant, timezone, locale);

const leaveKeys = {
  folga: 'reason.leave.folga',
  ferias: 'reason.leave.ferias',
  atestado: 'reason.leave.atestado',
  indisponivel: 'reason.leave.indisponivel',
} as const;

/** Why somebody cannot or should not have a duty, in the reader's language. */
export function reasonSentence(reason: Reason, read: Read): string {
  const { locale } = read;
  const t = textsIn(rostersWords, locale);
  switch (reason.code) {
    case 'overlap':
      return t('reason.overlap', { from: timeText(reason.from, read), until: timeText(reason.until, read) });
    case 'rest':
    case 'least_rest':
      return t(`reason.${reason.code}`, {
        had: lengthText(reason.minutes, locale),
        least: lengthText(reason.least, locale),
      });
    case 'week':
      return t('reason.week', { count: reason.days });
    case 'longest_day':
      return t('reason.longest_day', {
        had: lengthText(reason.minutes, locale),
        most: lengthText(reason.most, locale),
      });
    case 'inactive':
      return t('reason.inactive');
    case 'leave': {
      if (reason.until === '') return t('reason.away');
      const kind = Object.hasOwn(leaveKeys, reason.kind)
        ? (reason.kind as keyof typeof leaveKeys)
        : 'indisponivel';
      return t('reason.leave', { day: dayText(reason.until, locale), kind: t(leaveKeys[kind]) });
    }
    case 'position':
      return t('reason.position', {
        position: choiceOf(crewAssignments.fields.position, reason.position, locale),
      });
    case 'declined':
      return reason.reason ? t('reason.declined.why', { reason: reason.reason }) : t('reason.declined');
    case 'unfit':
      return reason.lacks.map((missing) => lackSentence(missing, locale)).join(' · ');
  }
}

function lackSentence(missing: Extract<Reason, { code: 'unfit' }>['lacks'][number], locale: Locale): string {
  const t = textsIn(rostersWords, locale);
  if (missing.of === 'age') return t('reason.unfit.age', { minimum: missing.minimum });
  if (missing.of === 'knowledge') return t('reason.unfit.knowledge');
  const { nearest } = missing;
  if (nearest?.worth === 'expired' && nearest.expires_on)
    return t('reason.unfit.expired', { number: nearest.number, day: dayText(nearest.expires_on, locale) });
  if (nearest) return t('reason.unfit.unchecked', { number: nearest.number });
  const papers = new Intl.ListFormat(locale, { type: 'disjunction' }).format(
    missing.any_of.map(({ competency }) => competency),
  );
  return t('reason.unfit.paper', { papers });
}
