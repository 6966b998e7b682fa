import type { AttendanceRefusal } from '@leme/contract/manifest/issue-endpoints';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/i18n.ts';
import { Button } from '#ui/button.tsx';
import { useIssueWords } from './issue-words.ts';
import { issueMessages } from './late-messages.ts';
import { ManifestLink } from './manifest-link.tsx';
import type { Issues } from './use-issues.ts';

export type RefusalListProps = {
  refusals: readonly AttendanceRefusal[];
  /** For who may take one off the list. */
  onReview: Issues['review'] | null;
};

/** What was sent and does not count: who, what, when, where and why. */
export function RefusalList({ refusals, onReview }: RefusalListProps) {
  return (
    <ul className="grid gap-2">
      {refusals.map((refusal) => (
        <Refusal key={refusal.id} refusal={refusal} onReview={onReview} />
      ))}
    </ul>
  );
}

type RefusalProps = Pick<RefusalListProps, 'onReview'> & { refusal: AttendanceRefusal };

function Refusal({ refusal, onReview }: RefusalProps) {
  const t = useText(issueMessages);
  const words = useIssueWords();
  const said = t('said', {
    who: refusal.by ?? t('somebody'),
    what: words.state(refusal.status),
    when: words.when(refusal, null),
  });
  const note = words.deviceTime(refusal);
  return (
    <li data-row className="grid items-center gap-x-4 gap-y-3 rounded-lg border p-3 md:grid-cols-[1fr_auto]">
      <div className="grid gap-0.5">
        <p>
          <strong>{said}</strong>
          {note && <span className="text-muted-fg"> ({note})</span>}
        </p>
        <p>{words.reason(refusal.reason)}</p>
        <p className="text-muted-fg">
          <Where place={refusal.place} />
        </p>
      </div>
      <div className="flex gap-2 empty:hidden">
        {refusal.place && <ManifestLink place={refusal.place} className="max-md:flex-1" />}
        {onReview && (
          <Button
            data-control="review"
            aria-label={t('reviewNamed', { said })}
            onClick={() => onReview(refusal)}
            className="max-md:h-14 max-md:flex-1"
          >
            {t('review')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** `Maria Gonçalves · Ilha do Campeche · 20/11/2026 08:00`. */
function Where({ place }: Pick<AttendanceRefusal, 'place'>) {
  const t = useText(issueMessages);
  const { date } = useFormat();
  if (!place) return t('nowhere');
  return [place.customer_name, place.product, `${date(place.date)} ${place.start_time}`].join(' · ');
}
