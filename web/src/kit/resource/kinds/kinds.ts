import type { Field, Fields, Kind } from '@leme/contract/kit/resource/fields';
import { checklistKind } from './checks/checklist.tsx';
import { booleanKind } from './choices/boolean.tsx';
import { choiceKind } from './choices/choice.tsx';
import { choicesKind } from './choices/choices.tsx';
import { dateKind } from './days/date.tsx';
import { dateRangeKind } from './days/date-range.tsx';
import { dayRangesKind } from './days/day-ranges.tsx';
import { instantKind } from './days/instant.tsx';
import { timeKind } from './days/time.tsx';
import { weekdaysKind } from './days/weekdays.tsx';
import { feeTiersKind } from './fees/fee-tiers.tsx';
import { amountKind } from './numbers/amount.tsx';
import { basisPointsKind } from './numbers/basis-points.tsx';
import { coordinatesKind } from './numbers/coordinates.tsx';
import { decimalKind } from './numbers/decimal.tsx';
import { durationKind } from './numbers/duration.tsx';
import { faresKind } from './numbers/fares.tsx';
import { integerKind } from './numbers/integer.tsx';
import { integersKind } from './numbers/integers.tsx';
import { moneyKind } from './numbers/money.tsx';
import { fileKind } from './pointers/file.tsx';
import { filesKind } from './pointers/files.tsx';
import { referenceKind } from './pointers/reference.tsx';
import { referencesKind } from './pointers/references.tsx';
import type { WebKind } from './web-kind.ts';
import { colourKind } from './words/colour.tsx';
import { emailKind } from './words/email.tsx';
import { localisedKind } from './words/localised.tsx';
import { longTextKind } from './words/long-text.tsx';
import { phoneKind } from './words/phone.tsx';
import { taxIdKind } from './words/tax-id.tsx';
import { textKind } from './words/text.tsx';

const kinds: Readonly<Record<Kind, WebKind>> = {
  text: textKind,
  'long-text': longTextKind,
  email: emailKind,
  phone: phoneKind,
  'tax-id': taxIdKind,
  colour: colourKind,
  localised: localisedKind,
  integer: integerKind,
  integers: integersKind,
  decimal: decimalKind,
  money: moneyKind,
  amount: amountKind,
  'basis-points': basisPointsKind,
  date: dateKind,
  'date-range': dateRangeKind,
  'day-ranges': dayRangesKind,
  time: timeKind,
  instant: instantKind,
  duration: durationKind,
  weekdays: weekdaysKind,
  boolean: booleanKind,
  choice: choiceKind,
  choices: choicesKind,
  coordinates: coordinatesKind,
  reference: referenceKind,
  references: referencesKind(webKindOf),
  file: fileKind,
  files: filesKind,
  fares: faresKind,
  'fee-tiers': feeTiersKind,
  checklist: checklistKind,
};

/** What a field is on a screen, by its kind. */
export function webKindOf({ kind }: Pick<Field, 'kind'>): WebKind {
  return kinds[kind];
}

/** Asks for what the inputs of these fields need beyond what a list has. */
export function fetchInputs(fields: Fields): void {
  for (const kind of new Set(Object.values(fields).map(webKindOf))) void kind.fetchInput?.();
}
