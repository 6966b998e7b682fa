import { useEffect, useRef, useState } from 'react';
import { useShortcut } from '#kit/browser/shortcuts.ts';
import { useText } from '#kit/text/i18n.ts';
import type { Closing } from './close/use-closing.ts';
import type { Step } from './create-address.ts';
import { type BuyerFaults, buyerFaults } from './customer/buyer-faults.ts';
import { peopleIn } from './sale/sale.ts';
import type { useHold } from './sale/use-hold.ts';
import type { Quoted } from './sale/use-quote.ts';
import type { SaleState } from './sale/use-sale.ts';
import { createTexts } from './texts/texts.ts';

type Given = {
  state: SaleState;
  step: Step;
  onStep: (step: Step) => void;
  hold: ReturnType<typeof useHold>;
  quoted: Quoted;
  closing: Closing;
};

export type Steps = ReturnType<typeof useSteps>;

/** How a sale goes on from each of its steps, by the button and by Ctrl+Enter. */
export function useSteps({ state, step, onStep, hold, quoted, closing }: Given) {
  const t = useText(createTexts);
  const [tried, setTried] = useState(false);
  const { sale } = state;
  const faults: BuyerFaults = tried ? buyerFaults(sale.buyer) : {};
  const mayGoOn = {
    tour: sale.tour !== null,
    party: peopleIn(sale) > 0 && quoted.quote !== undefined,
    customer: true,
    close: true,
    done: false,
  }[step];
  const enterCustomer = async () => {
    const { quote } = quoted;
    if (!quote) return;
    if (await hold.keep.run({ total: quote.total, trace: quote.trace })) onStep('customer');
  };
  const goOn = () => {
    if (!mayGoOn || hold.keep.isBusy || closing.isBusy) return;
    if (step === 'tour') onStep('party');
    if (step === 'party') void enterCustomer();
    if (step === 'customer') {
      setTried(true);
      if (Object.keys(buyerFaults(state.latest().buyer)).length === 0) onStep('close');
    }
    if (step === 'close') void closing.confirm();
  };
  useShortcut({ key: 'mod+enter', label: t('goOnKey'), scope: 'page', inFields: true }, goOn);
  return { goOn, mayGoOn, faults, place: useFocusOn(step) };
}

/** The first control of a step that was just reached has the focus; not where the page itself was just opened. */
function useFocusOn(step: Step) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  // Outside system: where the focus is.
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const first = place.current?.querySelector<HTMLElement>('input, [role=combobox], button');
    (first ?? place.current)?.focus();
  }, [step]);
  return place;
}
