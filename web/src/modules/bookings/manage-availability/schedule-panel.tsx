import { GitCompareArrows } from 'lucide-react';
import { useId } from 'react';
import { useUrlState } from '#kit/browser/url-state.ts';
import type { RecordPart } from '#kit/resource/record/form/form-section.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Card, CardBody, CardHead } from '#ui/layout/card.tsx';
import { readPlanAddress } from './plan-address.ts';
import { ApplicationChip } from './schedule-cells.tsx';
import { manageAvailabilityTexts } from './texts/texts.ts';

/** How far an open schedule is applied, and the way to what applying it would do. */
export const SchedulePanel: RecordPart = ({ row }) => {
  const t = useText(manageAvailabilityTexts);
  const id = useId();
  const { date } = useFormat();
  const { change } = useUrlState(readPlanAddress);
  if (row.deleted_at !== null) return null;
  const until = typeof row.made_until === 'string' ? row.made_until : null;
  return (
    <Card aria-labelledby={id}>
      <CardHead
        id={id}
        title={t('panel')}
        actions={
          <Button size="sm" onClick={() => change({ changes: row.id }, { push: true })}>
            <GitCompareArrows aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {t('changes')}
          </Button>
        }
      />
      <CardBody className="grid gap-2">
        <p className="flex flex-wrap items-center gap-2">
          <ApplicationChip row={row} />
          <span className="tabular-nums">
            {until ? t('madeUntil', { date: date(until) }) : t('madeNone')}
          </span>
        </p>
        <p className="text-muted-fg">{t('panelNote')}</p>
      </CardBody>
    </Card>
  );
};
