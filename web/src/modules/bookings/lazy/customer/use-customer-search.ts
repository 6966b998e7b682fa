import { read } from '@leme/contract/access/permission';
import { fold } from '@leme/contract/kit/language/fold';
import type { customerEndpoints } from '@leme/contract/sales/customer-endpoints';
import { useCan } from '#kit/auth-session/rights.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { useSettled } from '#kit/resource/field-input/use-settled.ts';

export type FoundCustomer = {
  id: string;
  name: string;
  phone: string | null;
  email: string | null;
  tax_id: string | null;
};

const fewestLetters = 2;
const most = 6;
/** So many are there at once, without a question for what is typed. */
const atOnce = 100;

/** Customers for what was typed: part of a name, digits of a telephone or document, an e-mail. Beyond the first hundred the server finds them. */
export function useCustomerSearch(typed: string): readonly FoundCustomer[] {
  const can = useCan();
  const mayLook = can(read('customers'));
  const now = typed.trim();
  const q = useSettled(now);
  const first = useAsk<typeof customerEndpoints.list>(
    'GET /customers',
    { limit: atOnce },
    { shows: ['customers'], enabled: mayLook, background: true, staleTime: 60_000 },
  );
  const isWhole = first.data !== undefined && first.data.count <= first.data.data.length;
  const isAsked = mayLook && !isWhole && q.length >= fewestLetters;
  const found = useAsk<typeof customerEndpoints.list>(
    'GET /customers',
    { q, limit: most },
    { shows: ['customers'], keeps: true, enabled: isAsked, staleTime: 30_000 },
  );
  if (!mayLook || now.length < fewestLetters) return [];
  const near = ((first.data?.data ?? []) as unknown as FoundCustomer[]).filter(isAbout(now)).slice(0, most);
  const asked = isAsked && q === now ? ((found.data?.data ?? []) as unknown as FoundCustomer[]) : [];
  return asked.length > 0 ? asked : near;
}

/** Whether somebody may be meant by what was typed. */
function isAbout(typed: string): (customer: FoundCustomer) => boolean {
  const words = fold(typed).split(' ').filter(Boolean);
  const digits = typed.replace(/\D/g, '');
  const isNumber = digits.length >= 3 && !/[a-z]/i.test(typed);
  return ({ name, phone, email, tax_id }) => {
    if (isNumber) return [phone, tax_id].some((number) => number?.replace(/\D/g, '').includes(digits));
    const text = fold(`${name} ${email ?? ''}`);
    return words.every((word) => text.includes(word));
  };
}
