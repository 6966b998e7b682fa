import type { ManifestPerson } from '@leme/contract/manifest/people';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { Check, UserX } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { cn } from '#ui/style/cn.ts';
import { sessionDialogTexts } from './texts/texts.ts';
import type { People } from './use-people.ts';

const calmMs = 600;

export type PersonActionProps = {
  person: ManifestPerson;
  mayCheckIn: boolean;
  onMark: People['mark'];
  large?: boolean | undefined;
};

/** "Check-in", or since when somebody is aboard with the way back. */
export function PersonAction({ person, mayCheckIn, onMark, large = false }: PersonActionProps) {
  const t = useText(sessionDialogTexts);
  const { status } = person.passenger;
  const whose = { name: person.name ?? t('companion', { n: person.companion }), seat: person.seat };
  const size = large ? 'touch' : 'sm';
  const isCalm = useCalm(status);
  const press = (next: AttendanceState) => () => isCalm() && onMark([person], next);
  return (
    <span className={cn('inline-flex items-center justify-end gap-2', large && 'flex-col items-end gap-0')}>
      <State person={person} mayCheckIn={mayCheckIn} />
      {mayCheckIn && status === 'checked_in' && (
        <Button size={size} variant="ghost" aria-label={t('cancelOf', whose)} onClick={press('pending')}>
          {t('cancel')}
        </Button>
      )}
      {mayCheckIn && status !== 'checked_in' && (
        <Button
          size={size}
          variant={status === 'no_show' ? 'quiet' : 'plain'}
          aria-label={t('checkinOf', whose)}
          onClick={press('checked_in')}
        >
          {status === 'pending' && <Check aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          {t('checkin')}
        </Button>
      )}
    </span>
  );
}

/** A press that meets a button which has just become another one, by a colleague's hand, was meant for the one before. */
function useCalm(status: AttendanceState): () => boolean {
  const changedAt = useRef(0);
  const first = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of state is what swaps the buttons
  useLayoutEffect(() => {
    if (!first.current) changedAt.current = performance.now();
    first.current = false;
  }, [status]);
  return () => performance.now() - changedAt.current > calmMs;
}

function State({ person, mayCheckIn }: Pick<PersonActionProps, 'person' | 'mayCheckIn'>) {
  const t = useText(sessionDialogTexts);
  const { time } = useFormat();
  const { status, status_at } = person.passenger;
  if (status === 'no_show') {
    return (
      <Chip tone="danger" icon={<UserX aria-hidden="true" strokeWidth={1.75} />}>
        {t('noShow')}
      </Chip>
    );
  }
  if (status === 'pending') return mayCheckIn ? null : <span className="text-muted-fg">{t('pending')}</span>;
  const at = status_at ? time(new Date(status_at)) : '';
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-success-text tabular-nums">
      <Check aria-hidden="true" className="size-4" strokeWidth={2} />
      <span aria-hidden="true">{at}</span>
      <span className="sr-only">{t('checkedInAt', { time: at })}</span>
    </span>
  );
}
