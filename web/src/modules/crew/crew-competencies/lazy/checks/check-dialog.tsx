import { crewCredentials } from '@leme/contract/crew/crew-credentials';
import type { WalletPaper } from '@leme/contract/crew/endpoints';
import { keeperOf } from '@leme/contract/kit/resource/entity';
import { labelOf, moveLabel } from '@leme/contract/kit/resource/labels';
import { useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useShortcut } from '#kit/browser/shortcuts.ts';
import { fileAddress } from '#kit/resource/file-address.ts';
import { useResourceWrites } from '#kit/resource/resource-calls.ts';
import { useFormat } from '#kit/text/format.ts';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { checksTexts } from './texts/texts.ts';

type Props = { papers: readonly WalletPaper[]; onClose: () => void };

const shows = ['crew-members', 'crew-competencies'] as const;

/** What waits to be checked, one after another: the picture beside what was typed, and a key for each answer. */
export function CheckDialog({ papers, onClose }: Props) {
  const t = useText(checksTexts);
  const locale = useLocale();
  const isOffline = useConnectivity() === 'offline';
  const { move } = useResourceWrites(crewCredentials);
  const [at, setAt] = useState(0);
  const [reason, setReason] = useState<string | null>(null);
  const paper = papers[at % Math.max(1, papers.length)];
  const next = () => {
    setReason(null);
    setAt((before) => before + 1);
  };
  const accept = useVerb(({ id, version }: WalletPaper) => move(id, version, 'acceptance'), {
    shows,
    done: t('accepted'),
    failed: t('notDone'),
  });
  const refuse = useVerb(({ id, version }: WalletPaper) => move(id, version, 'refusal', reason?.trim()), {
    shows,
    done: () => {
      setReason(null);
      return t('refused');
    },
    failed: t('notDone'),
  });
  const isBusy = accept.isBusy || refuse.isBusy || isOffline;
  const run = {
    accept: () => paper && !isBusy && void accept.run(paper),
    refuse: () => {
      if (!paper || isBusy) return;
      if (reason === null) setReason('');
      else if (reason.trim() !== '') void refuse.run(paper);
    },
  };
  const [acceptWord, refuseWord] = ['acceptance', 'refusal'].map((move) =>
    moveLabel(crewCredentials, move, locale),
  ) as [string, string];
  useShortcut({ key: 'a', label: acceptWord, scope: 'dialog' }, run.accept);
  useShortcut({ key: 'r', label: refuseWord, scope: 'dialog' }, run.refuse);
  useShortcut({ key: 'n', label: t('next'), scope: 'dialog' }, next);
  if (!paper) {
    return (
      <Dialog onClose={onClose} title={t('title')}>
        <EmptyState level={3} title={t('none')} />
      </Dialog>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t('title')}
      description={t('waiting', { count: papers.length })}
      footer={
        <>
          <Button onClick={next}>{t('next')}</Button>
          <Button disabled={isBusy || reason?.trim() === ''} busy={refuse.isBusy} onClick={run.refuse}>
            {refuseWord}
          </Button>
          <Button
            variant="primary"
            disabled={isBusy || reason !== null}
            busy={accept.isBusy}
            onClick={run.accept}
          >
            {acceptWord}
          </Button>
        </>
      }
    >
      <Paper key={paper.id} paper={paper} />
      {reason !== null && (
        <Field label={t('reason')} required>
          <TextArea
            autoFocus
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(e) => setReason(e.target.value)}
          />
        </Field>
      )}
      <p className="text-muted-fg text-sm max-md:hidden">{t('keys')}</p>
    </Dialog>
  );
}

/** Front and back of a paper, as far as they are there, beside what was typed of it. */
function Paper({ paper }: { paper: WalletPaper }) {
  const t = useText(checksTexts);
  const locale = useLocale();
  const { date } = useFormat();
  const { fields } = crewCredentials;
  const sides = [
    [labelOf(fields.front, locale), paper.front],
    [labelOf(fields.back, locale), paper.back],
  ] as const;
  const said: [string, string][] = [
    [labelOf(fields.crew_id, locale), paper.person],
    [labelOf(fields.competency_id, locale), paper.competency || '–'],
    [labelOf(fields.number, locale), paper.number],
    [labelOf(fields.issuer, locale), paper.issuer ?? '–'],
    [labelOf(fields.issued_on, locale), paper.issued_on ? date(paper.issued_on) : '–'],
    [labelOf(fields.expires_on, locale), paper.expires_on ? date(paper.expires_on) : '–'],
  ];
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="grid content-start gap-2">
        {sides.every(([, file]) => file === null) && (
          <p className="text-muted-fg text-sm">{t('noPicture')}</p>
        )}
        {sides.map(([side, file]) =>
          file === null ? null : (
            <a
              key={side}
              href={fileAddress(keeperOf(crewCredentials), file)}
              target="_blank"
              rel="noreferrer"
            >
              <img
                src={fileAddress(keeperOf(crewCredentials), file)}
                alt={t('picture', { side, person: paper.person })}
                className="max-h-80 w-full rounded-md border object-contain"
              />
            </a>
          ),
        )}
      </div>
      <dl className="grid content-start gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
        {said.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted-fg text-sm">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
