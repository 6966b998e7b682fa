import { paperWorth } from '@leme/contract/crew/credential-state';
import type { WalletPaper } from '@leme/contract/crew/endpoints';
import { useSignedIn } from '#kit/auth-session/auth-session.tsx';
import { fileAddress } from '#kit/resource/file-address.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { inspectionTexts } from './texts/texts.ts';

type Props = { person: string; papers: readonly WalletPaper[]; today: string; onClose: () => void };

/** One's own papers that are good today, large, over the whole screen: what an inspector is shown aboard. */
export function InspectionDialog({ person, papers, today, onClose }: Props) {
  const t = useText(inspectionTexts);
  const { date } = useFormat();
  const company = useSignedIn().tenant.name;
  const good = papers.filter((paper) => paperWorth(paper, today) === 'good');
  return (
    <Dialog
      onClose={onClose}
      size="full"
      title={person}
      description={t('on', { company, date: date(today) })}
    >
      {good.length === 0 ? (
        <EmptyState level={3} title={t('none')} text={t('noneText')} />
      ) : (
        <ul aria-label={t('papers')} className="grid gap-6">
          {good.map((paper) => (
            <li key={paper.id} className="grid gap-2 border-t pt-4 first:border-t-0 first:pt-0">
              <b className="break-words text-2xl">{paper.competency || paper.number}</b>
              <p className="break-words text-xl">{t('number', { number: paper.number })}</p>
              <p className="break-words text-xl">
                {paper.expires_on === null ? t('forever') : t('until', { date: date(paper.expires_on) })}
              </p>
              {paper.issuer && <p className="break-words text-lg text-muted-fg">{paper.issuer}</p>}
              <div className="grid gap-3 md:grid-cols-2">
                {(['front', 'back'] as const).map((side) =>
                  paper[side] === null ? null : (
                    <img
                      key={side}
                      src={fileAddress('crew-competencies', paper[side])}
                      alt={t(side, { paper: paper.competency || paper.number })}
                      className="w-full rounded-md border object-contain"
                    />
                  ),
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
