import { may } from '@leme/contract/access/permission';
import { planDecisions } from '@leme/contract/bookings/availability/plan-decisions';
import type { Application } from '@leme/contract/bookings/availability/plan-endpoints';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isProblem } from '#kit/api/api.ts';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { QueryView } from '#kit/live/query-view.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { useVerb } from '#kit/verb/use-verb.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GuardedButton } from '#ui/records/guarded-button.tsx';
import { useCrewFirst } from '../crew/use-crew-first.tsx';
import { sentDecisions } from './decisions.ts';
import { PlanFigures } from './plan-figures.tsx';
import { type Applied, PlanResult } from './plan-result.tsx';
import { PlanRows } from './plan-rows.tsx';
import type { Plan } from './plan-shape.ts';
import { PlanWaysOut } from './plan-ways-out.tsx';
import { StalePlan } from './stale-plan.tsx';
import { planTexts } from './texts/texts.ts';
import { usePlan } from './use-plan.ts';

export type Sent = { plan_hash: string; decisions: ReturnType<typeof sentDecisions>; frees_crew?: true };

type Props = {
  title: string;
  query: UseQueryResult<Plan>;
  /** What the plan was asked about: another question forgets what was decided. */
  of: string;
  /** What is asked, above the plan. */
  asks?: ReactNode;
  /** Nothing is asked yet: what is asked stands alone. */
  waits?: boolean;
  apply: (sent: Sent) => Promise<Application>;
  /** It was applied, or what was applied was taken back. */
  onApplied: (applied: Applied | null) => void;
  onClose: () => void;
};

/** What applying would do, decided departure by departure or for all, then written as it was shown. */
export function PlanDialog({ title, query, of, asks, waits = false, apply, onApplied, onClose }: Props) {
  const t = useText(planTexts);
  const kit = useText(kitTexts);
  const { date } = useFormat();
  const [done, setDone] = useState<Applied | null>(null);
  const worked = usePlan(of, query.data);
  const { plan, differing } = worked;
  const guard = useDirtyGuard(worked.isDecided && done === null);
  const crew = useCrewFirst();
  const verb = useVerb((sent: Sent) => crew.save((frees) => apply({ ...sent, ...frees })), {
    shows: ['manage-availability', 'sessions', 'bookings'],
    done: (application) => {
      if (!plan) return;
      const applied = { title, plan, application };
      setDone(applied);
      onApplied(applied);
    },
    place: (error) => {
      if (crew.isBack(error)) return true;
      if (!isProblem(error, 'plan-stale')) return false;
      worked.meet(error.params.plan as Plan);
      return true;
    },
  });
  const close = () => guard.ask(onClose);
  if (done) return <PlanResult {...done} onUndone={() => onApplied(null)} onClose={onClose} />;
  return (
    <Dialog
      onClose={close}
      size="full"
      title={title}
      description={plan && t('between', { from: date(plan.from), until: date(plan.until) })}
      actions={plan && <PlanWaysOut plan={plan} decisions={worked.decisions} title={title} />}
      footer={
        <>
          <Button onClick={close}>{kit('cancel')}</Button>
          <Apply
            isOpen={worked.open}
            isReady={plan !== undefined && differing === null && !query.isFetching}
            isBusy={verb.isBusy}
            onPress={() =>
              plan &&
              void verb.run({
                plan_hash: plan.plan_hash,
                decisions: sentDecisions(plan.rows, worked.decisions),
              })
            }
          />
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {asks}
        {verb.refusal && <Banner tone="danger">{verb.refusal}</Banner>}
        {!waits && (
          <QueryView query={query} skeleton="table" loadingLabel={t('loading')} errorTitle={t('loadFailed')}>
            {() =>
              differing ? (
                <StalePlan differing={differing} onSee={worked.seeNew} />
              ) : (
                plan && <PlanBody plan={plan} worked={worked} />
              )
            }
          </QueryView>
        )}
      </div>
      {guard.dialog}
      {crew.dialog}
    </Dialog>
  );
}

function PlanBody({ plan, worked }: { plan: Plan; worked: ReturnType<typeof usePlan> }) {
  const t = useText(planTexts);
  return (
    <>
      <PlanFigures figures={plan.figures} chosen={worked.kind} onChoose={worked.choose} />
      {worked.sold.length > 0 && <ForAll worked={worked} />}
      {plan.rows.length === 0 ? (
        <EmptyState level={3} title={t('none')} text={t('noneText')} />
      ) : (
        <PlanRows
          key={worked.kind}
          rows={worked.rows}
          decisions={worked.decisions}
          onDecide={worked.decide}
        />
      )}
    </>
  );
}

/** One decision for all departures that are sold, and how many still wait for theirs. */
function ForAll({ worked }: { worked: ReturnType<typeof usePlan> }) {
  const t = useText(planTexts);
  const mayCancel = useCan()(may('bookings', 'update'));
  const isWaiting = worked.open > 0;
  return (
    <Banner tone={isWaiting ? 'warning' : 'success'}>
      <span className="flex flex-wrap items-center gap-2 py-1">
        <span className="me-auto">{isWaiting ? t('waiting', { count: worked.open }) : t('allDecided')}</span>
        {planDecisions
          .filter((decision) => decision !== 'cancel' || mayCancel)
          .map((decision) => (
            <Button key={decision} size="sm" onClick={() => worked.decideAll(decision)}>
              {t(`all.${decision}`)}
            </Button>
          ))}
      </span>
    </Banner>
  );
}

type ApplyProps = { isOpen: number; isReady: boolean; isBusy: boolean; onPress: () => void };

function Apply({ isOpen: open, isReady, isBusy, onPress }: ApplyProps) {
  const t = useText(planTexts);
  const mayApply = useCan()(may('manage-availability', 'update'));
  const isOffline = useConnectivity() === 'offline';
  if (!mayApply) return null;
  const reason = open > 0 ? t('waiting', { count: open }) : isOffline ? t('offline') : null;
  return (
    <GuardedButton variant="primary" reason={reason} disabled={!isReady} busy={isBusy} onClick={onPress}>
      {t('apply')}
    </GuardedButton>
  );
}
