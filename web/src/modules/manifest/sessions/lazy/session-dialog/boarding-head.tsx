import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { manifestPeople } from '@leme/contract/manifest/people';
import type { AttendanceState } from '@leme/contract/manifest/rules';
import { Undo2 } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Fullness } from '#modules/bookings/public.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Meter } from '#ui/feedback/meter.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { sessionDialogTexts } from './texts/texts.ts';

export type BoardingHeadProps = {
  session: ManifestSession;
  /** Whether checking in all at once is offered; null for who may not check in. */
  bulk: boolean | null;
  onBulk: (bulk: boolean) => void;
  /** After a party was checked in; out of reach of the toast's keys while a dialog is open. */
  onUndo?: (() => void) | null;
};

/** How far boarding is, and the switch that offers to check in everybody. */
export function BoardingHead({ session, bulk, onBulk, onUndo }: BoardingHeadProps) {
  const t = useText(sessionDialogTexts);
  const states = manifestPeople(session).map(({ passenger }) => passenger.status);
  const count = (state: AttendanceState) => states.filter((each) => each === state).length;
  const [aboard, absent] = [count('checked_in'), count('no_show')];
  const text = t('aboardOf', { aboard, total: states.length });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pb-3 max-md:text-base">
      <Meter
        name={`${text}, ${t('absentOf', { n: absent })}`}
        max={states.length}
        parts={[
          { tone: 'success', value: aboard },
          { tone: 'danger', value: absent },
        ]}
        className="h-2 w-40 max-md:h-3 max-md:w-full"
      />
      <span className="tabular-nums" aria-live="polite">
        <strong>{text}</strong>
        {absent > 0 && ` · ${t('absentOf', { n: absent })}`}
      </span>
      {onUndo && !bulk && (
        <Button size="sm" className="-my-1.5" onClick={onUndo}>
          <Undo2 aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('undo')}
        </Button>
      )}
      <span className="max-md:hidden">
        <Fullness session={session} />
      </span>
      {bulk !== null && (
        <Switch className="ms-auto max-md:ms-0" checked={bulk} onCheckedChange={onBulk} label={t('bulk')} />
      )}
    </div>
  );
}
