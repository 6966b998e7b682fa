import type { AttendanceRefusal } from '@leme/contract/manifest/issue-endpoints';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { RefusalsOfPerson } from './by-person.ts';
import { useIssueWords } from './issue-words.ts';
import { ManifestLink } from './manifest-link.tsx';
import { issuesTexts } from './texts/texts.ts';
import type { Issues } from './use-issues.ts';

export type RefusalListProps = {
  refusals: readonly RefusalsOfPerson[];
  /** For who may take them off the list. */
  onReview: Issues['review'] | null;
};

/** What was sent and does not count, by who sent it and why: what, when and where. */
export function RefusalList({ refusals, onReview }: RefusalListProps) {
  return (
    <ul className="grid gap-2">
      {refusals.map((together) => (
        <OfPerson key={together.newest.id} together={together} onReview={onReview} />
      ))}
    </ul>
  );
}

type OfPersonProps = Pick<RefusalListProps, 'onReview'> & { together: RefusalsOfPerson };

function OfPerson({ together, onReview }: OfPersonProps) {
  const t = useText(issuesTexts);
  const words = useIssueWords();
  const { newest, refusals } = together;
  const count = newest.together;
  const said = t('sent', { who: newest.by ?? t('somebody'), count });
  // What nobody knows the booking of is only counted.
  const more = newest.place === null ? 0 : count - refusals.length;
  return (
    <li data-row className="grid gap-3 rounded-lg border p-3">
      <div className="grid items-center gap-x-4 gap-y-3 md:grid-cols-[1fr_auto]">
        <p>
          <strong>{said}</strong>
          <span className="block">{words.reason(newest.reason)}</span>
        </p>
        {onReview && (
          <Button
            data-control="review"
            aria-label={t('reviewNamed', { said })}
            onClick={() => onReview(together)}
            className="max-md:order-last max-md:h-14"
          >
            {t('review')}
          </Button>
        )}
      </div>
      <ul className="grid gap-2">
        {refusals.map((refusal) => (
          <Mark key={refusal.id} refusal={refusal} />
        ))}
        {more > 0 && <li className="text-muted-fg">{t('more', { count: more })}</li>}
      </ul>
    </li>
  );
}

function Mark({ refusal }: { refusal: AttendanceRefusal }) {
  const t = useText(issuesTexts);
  const words = useIssueWords();
  const note = words.deviceTime(refusal);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t pt-2">
      <p className="min-w-0">
        {t('marked', { what: words.state(refusal.status), when: words.when(refusal, null) })}
        {note && <span className="text-muted-fg"> ({note})</span>}
        <span className="block text-muted-fg">
          <Where place={refusal.place} />
        </span>
      </p>
      {refusal.place && <ManifestLink departure={refusal.place} className="max-md:w-full" />}
    </li>
  );
}

/** `Maria Gonçalves · Ilha do Campeche · 20/11/2026 08:00`. */
function Where({ place }: Pick<AttendanceRefusal, 'place'>) {
  const t = useText(issuesTexts);
  const { date } = useFormat();
  if (!place) return t('nowhere');
  return [place.customer_name, place.product, `${date(place.date)} ${place.start_time}`].join(' · ');
}
