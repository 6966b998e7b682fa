import type { ReplyOf } from '@leme/contract/kit/endpoint';
import type { applyProposal, Proposal } from '@leme/contract/rosters/proposal-endpoints';
import { reasonSentence } from '@leme/contract/rosters/reason-sentence';
import type { Board } from '@leme/contract/rosters/roster-endpoints';
import { useTimeZone } from '#kit/auth-session/auth-session.tsx';
import { useLocale, useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { rostersTexts } from '../texts/texts.ts';
import { useWhere } from './use-where.ts';

type Applied = ReplyOf<typeof applyProposal>;
type Props = {
  applied: Applied;
  lines: Proposal['lines'];
  board: Board | undefined;
  onClose: () => void;
};

/** What a proposal did not give: each line with its departure and why; that others were faster is nobody's fault. */
export function AppliedDialog({ applied: { given, refused }, lines, board, onClose }: Props) {
  const t = useText(rostersTexts);
  const kit = useText(kitTexts);
  const locale = useLocale();
  const timezone = useTimeZone();
  const whereOf = useWhere(board);
  const isFilled = given === 0 && refused.every(({ because }) => because === 'filled');
  const whyOf = ({ because, against }: Applied['refused'][number]) =>
    because === 'against'
      ? against
          .filter(({ effect }) => effect === 'impede')
          .map((reason) => reasonSentence(reason, { locale, timezone }))
          .join(' · ')
      : t(`because.${because}`);
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={isFilled ? t('filledTitle') : t('refusedTitle', { count: given })}
      description={t(isFilled ? 'filledText' : 'refusedText')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {kit('close')}
        </Button>
      }
    >
      <ul className="grid gap-2">
        {refused.map((each) => (
          <li key={each.line} className="grid gap-0.5 rounded-lg border px-3 py-2">
            <strong className="wrap-anywhere">{each.name}</strong>
            <span className="wrap-anywhere">{whereOf(lines[each.line]?.session_id ?? '')}</span>
            <span className="text-muted-fg text-sm">{whyOf(each)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
