import { fewestDigits } from '@leme/contract/kit/phones/read-phone';
import type {
  Country,
  findLeadMatches,
  listCountries,
  listLeadProducts,
} from '@leme/contract/leads/endpoints';
import { useQuery } from '@tanstack/react-query';
import { call } from '#kit/api/api.ts';
import { useAsk } from '#kit/live/use-ask.ts';
import { lazyModule, useLazyModule } from '#ui/loading/lazy-code.ts';

/** Products on sale with their fares. */
export function useLeadProducts() {
  const { data, isPending } = useAsk<typeof listLeadProducts>(
    'GET /leads/products',
    {},
    { shows: ['products', 'fare-types'], staleTime: 60_000 },
  );
  return { data: data?.data, isPending };
}

/** What is known of the telephone numbers of all countries: much, and wanted a moment later than the form. */
const numbers = lazyModule(async () => ({
  ...(await import('#kit/resource/kinds/words/phone/phone-number.ts')),
  ...(await import('#kit/resource/kinds/words/phone/countries.ts')),
}));

export function useNumbers() {
  return useLazyModule(numbers, true, () => undefined);
}

/** The usual countries first, then by name; the built-in list where the table does not come. */
export function useCountries(): readonly Country[] {
  const { data, isError } = useQuery({
    queryKey: ['leads', 'countries'],
    queryFn: ({ signal }) => call<typeof listCountries>('GET /countries', {}, { signal, background: true }),
    select: ({ data }) => data,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const code = useNumbers();
  if (!code) return data ?? [];
  const builtIn = isError || data?.length === 0;
  if (builtIn)
    return code
      .countriesIn('pt-BR')
      .map(({ code: id, name, ddi }) => ({ id, code: id, name, phone_code: ddi }));
  const rank = ({ code: id }: Country) => {
    const at = code.firstCountries.map(String).indexOf(id);
    return at < 0 ? code.firstCountries.length : at;
  };
  return [...(data ?? [])].sort((one, other) => rank(one) - rank(other));
}

export type Reach = { phone: string; email: string; except: string | null };

/** Leads and customers of the same number or address; nothing is asked before one of the two is whole. */
export function useMatches({ phone, email, except }: Reach) {
  const digits = phone.replace(/\D/g, '');
  const byPhone = digits.length >= fewestDigits && digits.length <= 15;
  const byEmail = /^\S+@\S+\.\S{2,}$/.test(email.trim());
  const asked = {
    ...(byPhone && { phone: digits }),
    ...(byEmail && { email: email.trim() }),
    ...(except && { except }),
  };
  return useAsk<typeof findLeadMatches>('GET /leads/matches', asked, {
    shows: ['leads', 'customers'],
    background: true,
    keeps: true,
    enabled: byPhone || byEmail,
    retry: false,
  });
}
