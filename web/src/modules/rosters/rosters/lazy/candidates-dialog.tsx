import type { Position } from '@leme/contract/crew/positions';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import type {
  Candidate,
  createAssignment,
  listCandidates,
} from '@leme/contract/rosters/assignment-endpoints';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import { lengthText, reasonSentence } from '@leme/contract/rosters/reason-sentence';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useAsk } from '#kit/live/use-ask.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { whatsAppLink } from '#kit/text/phone-text.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Chip } from '#ui/chips/chip.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { shows } from '../roster.queries.ts';
import type { RosterAddress } from '../roster-address.ts';
import { rostersTexts } from '../texts/texts.ts';

type Props = { board: Board; address: RosterAddress; needsReason: boolean; onClose: () => void };

/** Everybody for one place: who can first, who cannot last with the reason, and one press to give it. */
export function CandidatesDialog({ board, address, needsReason, onClose }: Props) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const { shortDate } = useFormat();
  const { of = '', boat, replaces } = address;
  const position = address.position as Position | undefined;
  const [reason, setReason] = useState('');
  const departure = board.departures.find(({ session_id }) => session_id === of);
  const place = departure?.open.find(
    (each) => each.position === (position ?? null) && each.boat_id === (boat ?? null),
  );
  const query = useAsk<typeof listCandidates>(
    'GET /crew-assignments/candidates',
    {
      session_id: of,
      ...(position && { position }),
      ...(boat && { boat_id: boat }),
      ...(place?.competency_id && { competency_id: place.competency_id }),
    },
    { shows },
  );
  const give = useVerb(
    (to: Candidate) =>
      call<typeof createAssignment>('POST /crew-assignments', {
        crew_id: to.crew_id,
        session_id: of,
        boat_id: boat ?? null,
        position: to.position,
        ...(replaces ? { replaces } : { fills: true }),
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      }),
    {
      shows,
      done: (_out, { name }) => {
        onClose();
        return t('given', { name });
      },
      failed: t('notDone'),
    },
  );
  const what = position ? choiceOf(crewAssignments.fields.position, position, locale) : t('anybody');
  const lacksReason = needsReason && reason.trim() === '';
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={replaces ? t('replaceTitle', { position: what }) : t('assign', { position: what })}
      description={departure && `${shortDate(departure.date)} ${departure.start_time}, ${departure.product}`}
    >
      {needsReason && (
        <Field label={t('reason')} required>
          <TextInput value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        </Field>
      )}
      <QueryView
        query={query}
        skeleton="list"
        skeletonCount={4}
        errorTitle={t('loadFailed')}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState level={3} title={t('nobody')} text={t('nobodyText')} />}
      >
        {({ data }) => (
          <ul className="grid gap-2">
            {data.map((each) => (
              <CandidateLine
                key={each.crew_id}
                candidate={each}
                isBusy={give.isBusy || lacksReason}
                isOwn={give.isBusy && give.busyWith?.crew_id === each.crew_id}
                onGive={() => void give.run(each)}
              />
            ))}
          </ul>
        )}
      </QueryView>
    </Dialog>
  );
}

type LineProps = { candidate: Candidate; isBusy: boolean; isOwn: boolean; onGive: () => void };

function CandidateLine({ candidate, isBusy, isOwn, onGive }: LineProps) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const timezone = useTimeZone();
  const { money } = useFormat();
  const { name, can, against, minutes, rest, cost, phone } = candidate;
  const facts = [
    t('hours', { hours: lengthText(minutes, locale) }),
    rest !== null && rest < 2_880 && t('rested', { hours: lengthText(rest, locale) }),
    cost !== null && money(cost),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border px-3 py-2">
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <span className="flex flex-wrap items-center gap-2">
          <span className="wrap-anywhere font-semibold">{name}</span>
          <Chip tone={can === 'sim' ? 'success' : can === 'nao' ? 'danger' : 'warning'}>
            {t(`can.${can}`)}
          </Chip>
        </span>
        {against.map((each) => (
          <span key={each.code} className={each.effect === 'impede' ? 'text-danger' : 'text-warning'}>
            {reasonSentence(each, { locale, timezone })}
          </span>
        ))}
        <span className="text-muted-fg text-sm">{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {can !== 'nao' && (
        <div className="flex flex-wrap gap-2">
          {phone && (
            <a
              className="inline-flex min-h-11 items-center underline"
              href={`${whatsAppLink(phone)}?text=${encodeURIComponent(t('askText', { name }))}`}
              target="_blank"
              rel="noreferrer"
            >
              {t('whatsapp')}
            </a>
          )}
          <Button
            variant="primary"
            className="max-md:min-h-14"
            disabled={isBusy}
            busy={isOwn}
            aria-label={t('giveTo', { name })}
            onClick={onGive}
          >
            {t('give')}
          </Button>
        </div>
      )}
    </li>
  );
}
