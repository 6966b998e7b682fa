/** The countries of one and two digits; every other country has three (ITU-T E.164). */
const short = new Set(
  `1 7 20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92
   93 94 95 98`.split(/\s+/),
);

/** A number in E.164 form as its country and the rest: `+5548999990000` is 55 and 48999990000. */
export function splitPhone(phone: string): { code: string; number: string } {
  const digits = phone.startsWith('+') ? phone.slice(1) : phone.replace(/\D/g, '');
  const length = short.has(digits.slice(0, 2)) ? 2 : short.has(digits.slice(0, 1)) ? 1 : 3;
  return { code: digits.slice(0, length), number: digits.slice(length) };
}
