import { fold } from '@leme/contract/kit/language/fold';
import type { Locale } from '@leme/contract/kit/language/locale';
import { type CountryCode, getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { firstCountries } from './phone-number.ts';

export type Country = { code: CountryCode; name: string; ddi: string };

/** All countries one can call, named in a language: the usual ones first, then by name. */
export function countriesIn(locale: Locale): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const countryOf = (code: CountryCode): Country => ({
    code,
    name: names.of(code) ?? code,
    ddi: `+${getCountryCallingCode(code)}`,
  });
  const others = getCountries()
    .filter((code) => !firstCountries.includes(code))
    .map(countryOf)
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return [...firstCountries.map(countryOf), ...others];
}

/** Those whose name holds the text, whose code it is, or whose digits begin with it. */
export function findCountries(countries: readonly Country[], query: string): Country[] {
  const wanted = fold(query);
  const digits = wanted.replace(/\D/g, '');
  return countries.filter(({ code, name, ddi }) =>
    digits === ''
      ? fold(name).includes(wanted) || code.toLowerCase() === wanted
      : ddi.startsWith(`+${digits}`),
  );
}
