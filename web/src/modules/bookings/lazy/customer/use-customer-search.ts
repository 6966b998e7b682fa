import { read } from '@leme/contract/access/permission';
import type { customerEndpoints } from '@leme/contract/sales/customer-endpoints';
import { useEffect, useState } from 'react';
import { useCan } from '#kit/auth-session/rights.ts';
import { useAsk } from '#kit/live/use-ask.ts';

export type FoundCustomer = {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  tax_id: string | null;
};

const fewestLetters = 2;
const most = 6;
const pauseMs = 250;

/** Customers for what was typed: part of a name, digits of a telephone or document, an e-mail. */
export function useCustomerSearch(typed: string): readonly FoundCustomer[] {
  const can = useCan();
  const q = useSettled(typed.trim());
  const isAsked = q.length >= fewestLetters && can(read('customers'));
  const found = useAsk<typeof customerEndpoints.list>(
    'GET /customers',
    { q, limit: most },
    { shows: ['customers'], keeps: true, enabled: isAsked, staleTime: 30_000 },
  );
  return isAsked ? ((found.data?.data ?? []) as unknown as FoundCustomer[]) : [];
}

/** A text once it has not changed for a moment, so that a question is asked per pause and not per key. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  // Outside system: the clock.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
