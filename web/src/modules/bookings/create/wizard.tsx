import { Zap } from 'lucide-react';
import { useUrlState } from '#kit/browser/url-state.ts';
import { useDirtyGuard } from '#kit/form/dirty-guard.tsx';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { CloseStep } from './close/close-step.tsx';
import { useClosing } from './close/use-closing.ts';
import { opened, readCreateAddress, type Step } from './create-address.ts';
import { CustomerStep } from './customer/customer-step.tsx';
import { HoldBar } from './customer/hold-bar.tsx';
import { DoneStep } from './done/done-step.tsx';
import { HoldRefused } from './party/hold-refused.tsx';
import { PartyStep } from './party/party-step.tsx';
import { letGo, useHold } from './sale/use-hold.ts';
import { useQuote } from './sale/use-quote.ts';
import { type SaleState, useSale } from './sale/use-sale.ts';
import { StepButtons } from './step-buttons.tsx';
import { stepOf } from './steps.ts';
import { StepsNav } from './steps-nav.tsx';
import { createTexts } from './texts/texts.ts';
import { TourStep } from './tour/tour-step.tsx';
import { useSteps } from './use-steps.ts';

/** The steps of one sale; where it stands is in the address, what was typed on this device. */
export function Wizard({ draft }: { draft: string }) {
  const t = useText(createTexts);
  const state = useSale(draft);
  const { sale } = state;
  const { state: address, change } = useUrlState(readCreateAddress);
  const step = stepOf(address.step, sale);
  const holds = sale.booking?.status === 'on_hold' && step !== 'done';
  const guard = useDirtyGuard(holds, {
    onDiscard: () => {
      void letGo(sale);
      state.forget();
    },
  });
  const show = (next: Step) => change({ step: next }, { push: true });
  const begin = (customer?: string) =>
    guard.pass(() => change({ ...opened, draft: undefined, step: undefined, customer }, { push: true }));
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeader
        title={t('title')}
        subtitle={sale.tour ? <Chosen state={state} /> : t('subtitle')}
        actions={
          step === 'tour' && (
            <Button onClick={() => change({ mode: 'quick', draft: undefined, step: undefined })}>
              <Zap aria-hidden="true" className="size-4" strokeWidth={1.75} />
              {t('quick')}
            </Button>
          )
        }
      />
      <StepsNav step={step} sale={sale} onStep={show} />
      {step === 'done' && sale.booking ? (
        <DoneStep
          sale={sale}
          booking={sale.booking}
          onAnother={() => begin()}
          onSame={() => begin(sale.booking?.customer_id ?? sale.buyer.customer_id)}
        />
      ) : (
        <Steps state={state} step={step} onStep={show} />
      )}
      {guard.dialog}
    </div>
  );
}

function Chosen({ state: { sale } }: { state: SaleState }) {
  const t = useText(createTexts);
  const { date, time } = useFormat();
  if (!sale.tour) return null;
  const { product, date: day, start_time } = sale.tour;
  return t('what', { product: product.name, date: date(day), time: time(start_time) });
}

type StepsProps = { state: SaleState; step: Step; onStep: (step: Step) => void };

function Steps({ state, step, onStep }: StepsProps) {
  const quoted = useQuote(state.sale);
  const hold = useHold(state);
  const closing = useClosing(state, () => onStep('done'));
  const steps = useSteps({ state, step, onStep, hold, quoted, closing });
  const onTour = () => onStep('tour');
  return (
    <>
      {(step === 'customer' || step === 'close') && <HoldBar state={state} hold={hold} onTour={onTour} />}
      <div className="grid grid-cols-1 gap-4" ref={steps.place} tabIndex={-1}>
        {step === 'tour' && <TourStep state={state} onGoOn={() => onStep('party')} />}
        {step === 'party' && (
          <HoldRefused state={state} hold={hold} onTour={onTour} onHeld={() => onStep('customer')} />
        )}
        {step === 'party' && <PartyStep state={state} quoted={quoted} />}
        {step === 'customer' && <CustomerStep state={state} faults={steps.faults} />}
        {step === 'close' && <CloseStep state={state} closing={closing} />}
      </div>
      <StepButtons state={state} step={step} steps={steps} hold={hold} closing={closing} onStep={onStep} />
    </>
  );
}
