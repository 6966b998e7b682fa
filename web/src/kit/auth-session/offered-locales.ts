import { type Locale, locales } from '@leme/contract/kit/language/locale';
import { useSignedIn } from './auth-session.tsx';

/** The languages the company offers; all of them where nobody said. */
export function useOfferedLocales(): readonly Locale[] {
  return useSignedIn().tenant.languages?.offered ?? locales;
}
