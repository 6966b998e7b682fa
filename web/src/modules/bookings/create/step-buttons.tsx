import { may } from '@leme/contract/access/permission';
import { useState } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { useCan } from '#kit/auth-session/rights.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { kitTexts } from '#kit/texts/texts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Key } from '#ui/buttons/key.tsx';
import { OptionUntil } from './close/option-until.tsx';
import type { Closing } from './close/use-closing.ts';
import { steps as allSteps, type Step } from './create-address.ts';
import { useLeft } from './customer/hold-bar.tsx';
import type { useHold } from './sale/use-hold.ts';
import { useIsAgent } from './sale/use-is-agent.ts';
import type { SaleState } from './sale/use-sale.ts';
import { StepBar } from './step-bar.tsx';
import { createTexts } from './texts/texts.ts';
import type { Steps } from './use-steps.ts';

type Props = {
  state: SaleState;
  step: Step;
  steps: Steps;
  hold: ReturnType<typeof useHold>;
  closing: Closing;
  onStep: (step: Step) => void;
};

/** Back and on; at the end the ways a sale ends. */
export function StepButtons({ state, step, steps, hold, closing, onStep }: Props) {
  const t = useText(createTexts);
  const kit = useText(kitTexts);
  const isOffline = useConnectivity() === 'offline';
  const before = allSteps[allSteps.indexOf(step) - 1];
  const isBusy = hold.keep.isBusy || closing.isBusy;
  return (
    <StepBar>
      {before && <Button onClick={() => onStep(before)}>{kit('back')}</Button>}
      <span className="ms-auto text-muted-fg text-xs max-md:hidden">
        <Key>Ctrl</Key> <Key>Enter</Key> {t('goesOn')}
      </span>
      {step === 'close' ? (
        <Ends state={state} closing={closing} onConfirm={steps.goOn} isOffline={isOffline} />
      ) : (
        <Button variant="primary" busy={isBusy} disabled={!steps.mayGoOn || isOffline} onClick={steps.goOn}>
          {t(step === 'party' ? 'holdAndGoOn' : 'goOn')}
        </Button>
      )}
    </StepBar>
  );
}

type EndsProps = Pick<Props, 'state' | 'closing'> & { onConfirm: () => void; isOffline: boolean };

function Ends({ state, closing, onConfirm, isOffline }: EndsProps) {
  const t = useText(createTexts);
  const { money } = useFormat();
  const [isOption, setOption] = useState(false);
  const mayChange = useCan()(may('bookings', 'update'));
  const isAgent = useIsAgent();
  const isHeld = useLeft(state.sale) !== null;
  const { booking } = state.sale;
  const { amount, deposit } = closing.values;
  if (!booking) return null;
  const paid = (booking.paid_amount ?? 0) + (amount ?? 0);
  const isUnpaid = paid < (deposit ?? 0);
  const label = amount
    ? t('payAndConfirm', { amount: money(amount) })
    : t(isUnpaid && !isAgent ? 'confirmUnpaid' : 'confirm');
  return (
    <>
      <Button disabled={isOffline || !isHeld} onClick={() => setOption(true)}>
        {t('option')}
      </Button>
      <Button
        variant="primary"
        busy={closing.isBusy}
        disabled={isOffline || (isUnpaid && !mayChange && !isAgent)}
        onClick={onConfirm}
      >
        {label}
      </Button>
      {isOption && booking.starts_at && (
        <OptionUntil closing={closing} starts_at={booking.starts_at} onClose={() => setOption(false)} />
      )}
    </>
  );
}
