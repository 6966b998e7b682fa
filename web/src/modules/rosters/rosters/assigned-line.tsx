import { choiceOf } from '@leme/contract/kit/resource/labels';
import type { cancelAssignment } from '@leme/contract/rosters/assignment-endpoints';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { reasonSentence } from '@leme/contract/rosters/reason-sentence';
import type { BoardAssignment } from '@leme/contract/rosters/shapes';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { phoneText } from '#kit/text/phone-text.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip, type ChipTone } from '#ui/chips/chip.tsx';
import { shows } from './roster.queries.ts';
import { rostersTexts } from './texts/texts.ts';

const tones: Record<BoardAssignment['status'], ChipTone> = {
  proposed: 'info',
  confirmed: 'success',
  done: 'muted',
  declined: 'danger',
  cancelled: 'muted',
};

type Props = {
  held: BoardAssignment;
  name: string;
  phone: string | null;
  boat: string | undefined;
  mayWrite: boolean;
  isLocked: boolean;
  onReplace: (() => void) | undefined;
};

/** Somebody who has a duty: how it stands, what speaks against it, and what can be done. */
export function AssignedLine({ held, name, phone, boat, mayWrite, isLocked, onReplace }: Props) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const timezone = useTimeZone();
  const { id, version, status, position, against, changed, reason } = held;
  const free = useVerb(
    () => call<typeof cancelAssignment>('POST /crew-assignments/:id/cancellation', { id, version }),
    { shows, done: t('freed', { name }), failed: t('notDone') },
  );
  return (
    <li
      data-duty={id}
      tabIndex={-1}
      className="grid scroll-mt-20 gap-1 border-t pt-1 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-semibold">{name}</span>
        <span className="text-muted-fg text-sm">
          {[choiceOf(crewAssignments.fields.position, position, locale), boat].filter(Boolean).join(', ')}
        </span>
        <Chip tone={tones[status]}>{choiceOf(crewAssignments.fields.status, status, locale)}</Chip>
        {changed && <Chip tone="warning">{t('isChanged')}</Chip>}
        {phone && <span className="hidden tabular-nums text-sm print:inline">{phoneText(phone)}</span>}
      </div>
      {status === 'declined' && reason && <p className="text-muted-fg text-sm">{reason}</p>}
      {against.map((each) => (
        <p
          key={each.code}
          className={each.effect === 'impede' ? 'text-danger text-sm' : 'text-sm text-warning'}
        >
          {reasonSentence(each, { locale, timezone })}
        </p>
      ))}
      {mayWrite && !isLocked && status !== 'done' && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {onReplace && (
            <Button
              size="sm"
              className="max-md:min-h-11"
              aria-label={t('replaceOne', { name })}
              onClick={onReplace}
            >
              {t('replace')}
            </Button>
          )}
          {status !== 'declined' && (
            <Button
              size="sm"
              variant="quiet"
              className="max-md:min-h-11"
              busy={free.isBusy}
              aria-label={t('freeOne', { name })}
              onClick={() => void free.run()}
            >
              {t('free')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
