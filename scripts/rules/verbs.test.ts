import { expect, test } from 'vitest';
import { isCode, isTest, readFiles } from './sources.ts';

const says = (what: boolean) => new RegExp(`\\bset(?:Is)?(?:Busy|Saving|Sending|Leaving)\\(${what}\\)`);

/** Says that something is under way, waits, and says that it is over: what `useVerb` does (docs/decisions/0088). */
const isByHand = (text: string) =>
  [/\buseState\(/, says(true), /\bawait\b/, says(false)].every((part) => part.test(text));

/** Who does it by hand all the same, and why. */
const excused: Readonly<Record<string, string>> = {
  'web/src/app/sign-in/use-sign-in.ts': 'before anybody has signed in there are no answers to keep',
  'web/src/kit/auth-session/lazy/code/use-code-form.ts': 'the same: the code belongs to signing in',
  'web/src/kit/list/bulk/bulk-bar.tsx': 'a first look at a list brings no verb',
  'web/src/kit/resource/list/export-rows.ts': 'a first look at a list brings no verb',
  'web/src/modules/manifest/sessions/day/print-day.tsx': 'the first look of the manifest brings no verb',
};

test('what one press does is run by useVerb and not by hand', () => {
  expect(isByHand('useState(false); setBusy(true); await call(); setBusy(false)')).toBe(true);
  const files = readFiles().filter(
    (file) => file.path.startsWith('web/src/') && isCode(file) && !isTest(file),
  );
  const found = files.filter(({ text }) => isByHand(text)).map(({ path }) => path);
  expect(found.sort()).toEqual(Object.keys(excused).sort());
});
