import { Undo2 } from 'lucide-react';
import { bulkTexts } from '#kit/list/bulk/texts/texts.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { usePeopleReason } from '../../problems/use-people-reason.ts';
import { userRolesTexts } from '../texts/texts.ts';
import type { MovesReport } from './use-moves.ts';

/** Who was not moved, and why; the others were, and go back by a press. */
export function MoveReport({ report, onClose }: { report: MovesReport; onClose: () => void }) {
  const t = useText(userRolesTexts);
  const bulk = useText(bulkTexts);
  const reason = usePeopleReason();
  const { refused, undo } = report;
  return (
    <Banner tone="danger" close={{ label: t('close'), onClose }}>
      <strong>{t('notMoved', { count: refused.length })}</strong>
      <ul>
        {refused.map(({ user_id, name, problem }) => (
          <li key={user_id}>
            <b>{name}</b> {reason(problem)}
          </li>
        ))}
      </ul>
      {undo && (
        <Button size="sm" variant="quiet" className="mt-2" onClick={undo}>
          <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {bulk('undoOthers')}
        </Button>
      )}
    </Banner>
  );
}
