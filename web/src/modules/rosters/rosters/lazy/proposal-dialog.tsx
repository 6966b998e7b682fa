import type { ReplyOf } from '@leme/contract/kit/endpoint';
import { choiceOf } from '@leme/contract/kit/resource/labels';
import { crewAssignments } from '@leme/contract/rosters/crew-assignments';
import type {
  applyProposal,
  copyWeek,
  Proposal,
  proposeWeek,
} from '@leme/contract/rosters/proposal-endpoints';
import { lengthText, reasonSentence } from '@leme/contract/rosters/reason-sentence';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { useEffect, useRef, useState } from 'react';
import { call } from '#kit/api/api.ts';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { shows } from '../roster.queries.ts';
import { rostersTexts } from '../texts/texts.ts';
import { AppliedDialog } from './applied-dialog.tsx';
import { useWhere } from './use-where.ts';

type Props = { week: string; kind: 'fill' | 'copy'; board: Board | undefined; onClose: () => void };

/** Who could have what: each line with its reason, what stays open with those who come nearest; taken whole or in part. */
export function ProposalDialog({ week, kind, board, onClose }: Props) {
  const t = useText(rostersTexts);
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [applied, setApplied] = useState<ReplyOf<typeof applyProposal> | null>(null);
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const ask = useVerb(
    () =>
      kind === 'fill'
        ? call<typeof proposeWeek>('POST /roster-proposals', { week })
        : call<typeof copyWeek>('POST /rosters/:week/copies', { week }),
    { done: (found) => setProposal(found) },
  );
  const asked = useRef(false);
  // The server works it out once, when the dialog opens.
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask.run();
  });
  const lines = proposal?.lines ?? [];
  const chosen = lines.flatMap((_line, at) => (without.has(at) ? [] : [at]));
  const accept = useVerb(
    () =>
      call<typeof applyProposal>('POST /roster-proposals/:id/application', {
        id: proposal?.id ?? '',
        lines: chosen,
      }),
    {
      shows,
      done: (out) => {
        if (out.refused.length > 0) return setApplied(out);
        onClose();
        return t('accepted', { count: out.given });
      },
      failed: t('notDone'),
    },
  );
  if (proposal && applied)
    return <AppliedDialog applied={applied} lines={proposal.lines} board={board} onClose={onClose} />;
  const toggle = (at: number) => {
    const next = new Set(without);
    if (!next.delete(at)) next.add(at);
    setWithout(next);
  };
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t(kind)}
      description={t(`${kind}Text`)}
      footer={
        <>
          <Button onClick={onClose}>{t('notNow')}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            busy={accept.isBusy}
            onClick={() => void accept.run()}
          >
            {t('accept', { count: chosen.length })}
          </Button>
        </>
      }
    >
      {ask.refusal && (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-danger">
          {ask.refusal}
          <Button size="sm" onClick={() => void ask.run()}>
            {t('again')}
          </Button>
        </div>
      )}
      {!proposal && !ask.refusal && <Skeleton variant="list" count={4} label={t('working')} />}
      {proposal && lines.length === 0 && <p>{t('nothingToGive')}</p>}
      {lines.length > 0 && (
        <ul className="grid gap-2">
          {lines.map((line, at) => (
            <ProposedLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
              key={at}
              line={line}
              board={board}
              isChosen={!without.has(at)}
              onToggle={() => toggle(at)}
            />
          ))}
        </ul>
      )}
      {proposal && proposal.left.length > 0 && <Left left={proposal.left} board={board} />}
    </Dialog>
  );
}

type ProposedProps = {
  line: Proposal['lines'][number];
  board: Board | undefined;
  isChosen: boolean;
  onToggle: () => void;
};

function ProposedLine({ line, board, isChosen, onToggle }: ProposedProps) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const timezone = useTimeZone();
  const { shortDate } = useFormat();
  const where = useWhere(board)(line.session_id);
  const { explanation, name } = line;
  const position = choiceOf(crewAssignments.fields.position, line.position, locale);
  const why = () => {
    if (explanation.code === 'same') return t('why.same', { day: shortDate(explanation.date) });
    const [hours, count] = [lengthText(explanation.minutes, locale), explanation.others];
    if (count > 0) return t('why.fewest', { hours, count });
    return t(line.against.length > 0 ? 'why.only' : 'why.onlyFree', { hours });
  };
  return (
    <li className="flex items-start gap-3 rounded-lg border px-3 py-2">
      <Checkbox checked={isChosen} onCheckedChange={onToggle} name={t('takeLine', { name, where })} />
      <div className="grid min-w-0 gap-0.5">
        <span>
          <strong>{name}</strong> · {position}
        </span>
        <span className="wrap-anywhere">{where}</span>
        <span className="text-muted-fg text-sm">{why()}</span>
        {line.against.map((each) => (
          <span key={each.code} className="text-sm text-warning">
            {reasonSentence(each, { locale, timezone })}
          </span>
        ))}
      </div>
    </li>
  );
}

function Left({ left, board }: { left: Proposal['left']; board: Board | undefined }) {
  const t = useText(rostersTexts);
  const locale = useLocale();
  const timezone = useTimeZone();
  const whereOf = useWhere(board);
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('left', { count: left.length })}</h3>
      <ul className="grid gap-2">
        {left.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places alike are told apart by nothing else
          <li key={at} className="grid gap-0.5 rounded-lg border border-dashed px-3 py-2">
            <span>
              {each.position
                ? choiceOf(crewAssignments.fields.position, each.position, locale)
                : t('anybody')}{' '}
              · {whereOf(each.session_id)}
            </span>
            {each.nearest.map(({ crew_id, name, against }) => (
              <span key={crew_id} className="text-muted-fg text-sm">
                {name}: {against.map((reason) => reasonSentence(reason, { locale, timezone })).join(' · ')}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
