import type { AttendanceConflict } from '@leme/contract/manifest/issue-endpoints';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { Check, Clock, UserX } from 'lucide-react';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { bySession } from './by-session.ts';
import { useIssueWords } from './issue-words.ts';
import { ManifestLink } from './manifest-link.tsx';
import { issuesTexts } from './texts/texts.ts';
import type { Issues } from './use-issues.ts';

const looks = {
  checked_in: { icon: Check, color: 'text-success-text' },
  no_show: { icon: UserX, color: 'text-danger-text' },
  pending: { icon: Clock, color: 'text-warning-text' },
} as const satisfies Record<AttendanceState, unknown>;

const choices = ['checked_in', 'no_show', 'pending'] as const;

export type ConflictListProps = {
  conflicts: readonly AttendanceConflict[];
  onDecide: Issues['decide'];
};

/** Who was marked differently, under the session of each. */
export function ConflictList({ conflicts, onDecide }: ConflictListProps) {
  const { shortDate } = useFormat();
  return bySession(conflicts).map(({ session, people }) => (
    <section
      key={session.session_id}
      aria-label={`${session.product}, ${shortDate(session.date)}, ${session.start_time}`}
      className="grid gap-2"
    >
      <div className="flex items-center justify-between gap-x-3">
        <h4 className="min-w-0">
          <strong>
            <span className="tabular-nums">{session.start_time}</span> {session.product}
          </strong>
          <span className="text-muted-fg max-md:block"> {shortDate(session.date)}</span>
        </h4>
        <ManifestLink departure={session} />
      </div>
      <ul className="grid gap-2">
        {people.map((conflict) => (
          <Conflict key={conflict.manifest_passenger_id} conflict={conflict} onDecide={onDecide} />
        ))}
      </ul>
    </section>
  ));
}

type ConflictProps = Pick<ConflictListProps, 'onDecide'> & { conflict: AttendanceConflict };

function Conflict({ conflict, onDecide }: ConflictProps) {
  const t = useText(issuesTexts);
  const words = useIssueWords();
  const name = words.person(conflict);
  return (
    <li data-row className="grid items-center gap-x-4 gap-y-3 rounded-lg border p-3 lg:grid-cols-[1fr_auto]">
      <div className="grid gap-1">
        <p>
          <strong className="max-md:text-lg">{name}</strong>
          {conflict.name !== null && conflict.name !== conflict.customer_name && (
            <span className="block text-muted-fg">{t('bookedBy', { name: conflict.customer_name })}</span>
          )}
        </p>
        <ul className="grid gap-1">
          {conflict.heads.map((head) => (
            <Said key={head.id} head={head} day={conflict.date} />
          ))}
        </ul>
      </div>
      <fieldset className="m-0 grid grid-cols-3 gap-2 border-0 p-0">
        <legend className="sr-only">{t('decide', { name })}</legend>
        {choices.map((status) => (
          <Choice
            key={status}
            status={status}
            label={`${words.state(status)}: ${name}`}
            onPress={() => onDecide(conflict, status)}
          />
        ))}
      </fieldset>
    </li>
  );
}

function Said({ head, day }: { head: AttendanceConflict['heads'][number]; day: string }) {
  const t = useText(issuesTexts);
  const words = useIssueWords();
  const { icon: Icon, color } = looks[head.status];
  const note = words.deviceTime(head);
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${color} max-md:mt-1`} strokeWidth={2} />
      <span>
        {t('said', {
          who: head.by ?? t('somebody'),
          what: words.state(head.status),
          when: words.when(head, day),
        })}
        {note && <span className="text-muted-fg"> ({note})</span>}
      </span>
    </li>
  );
}

type ChoiceProps = { status: AttendanceState; label: string; onPress: () => void };

function Choice({ status, label, onPress }: ChoiceProps) {
  const words = useIssueWords();
  const { icon: Icon, color } = looks[status];
  return (
    <Button
      size="lg"
      data-control={status}
      aria-label={label}
      onClick={onPress}
      className="max-md:h-14 max-md:flex-col max-md:gap-0 max-md:px-1"
    >
      <Icon aria-hidden="true" className={`size-4 ${color} max-md:size-5`} strokeWidth={2} />
      {words.state(status)}
    </Button>
  );
}
