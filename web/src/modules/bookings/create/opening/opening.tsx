import { useEffect, useState } from 'react';
import { newId } from '#kit/api/idempotency.ts';
import { useUrlState } from '#kit/browser/url-state.ts';
import { keepDraft } from '#kit/form/drafts.ts';
import { useText } from '#kit/text/i18n.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { opened, readCreateAddress } from '../create-address.ts';
import { emptySale } from '../sale/sale.ts';
import { useSaleName } from '../sale/use-sale.ts';
import { createTexts } from '../texts/texts.ts';
import { useOpening } from './use-opening.ts';

/** Begins a sale with what the address brings along, and gives it a draft of its own. */
export function Opening() {
  const t = useText(createTexts);
  const { state, change } = useUrlState(readCreateAddress);
  const [draft] = useState(newId);
  const { name } = useSaleName(draft);
  const brought = useOpening(state);
  // Outside system: the device's store and the address.
  useEffect(() => {
    if (!brought) return;
    keepDraft(name, { ...emptySale(), ...brought });
    change({ ...opened, draft, step: brought.tour ? 'party' : 'tour' });
  }, [brought, name, draft, change]);
  return <Skeleton variant="form" label={t('opening')} />;
}
