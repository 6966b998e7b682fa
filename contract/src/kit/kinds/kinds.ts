import type { Field, Kind } from '../resource/fields.ts';
import { checklistKind } from './checklist.ts';
import { booleanKind } from './choices/boolean.ts';
import { choiceKind } from './choices/choice.ts';
import { choicesKind } from './choices/choices.ts';
import { dateKind } from './days/date.ts';
import { dateRangeKind } from './days/date-range.ts';
import { dayRangesKind } from './days/day-ranges.ts';
import { instantKind } from './days/instant.ts';
import { timeKind } from './days/time.ts';
import { weekdaysKind } from './days/weekdays.ts';
import { feeTiersKind } from './fee-tiers.ts';
import type { FieldKind } from './field-kind.ts';
import { amountKind } from './numbers/amount.ts';
import { basisPointsKind } from './numbers/basis-points.ts';
import { coordinatesKind } from './numbers/coordinates.ts';
import { decimalKind } from './numbers/decimal.ts';
import { durationKind } from './numbers/duration.ts';
import { faresKind } from './numbers/fares.ts';
import { integerKind } from './numbers/integer.ts';
import { integersKind } from './numbers/integers.ts';
import { moneyKind } from './numbers/money.ts';
import { fileKind } from './pointers/file.ts';
import { filesKind } from './pointers/files.ts';
import { referenceKind } from './pointers/reference.ts';
import { referencesKind } from './pointers/references.ts';
import { colourKind } from './words/colour.ts';
import { emailKind } from './words/email.ts';
import { localisedKind } from './words/localised.ts';
import { longTextKind } from './words/long-text.ts';
import { phoneKind } from './words/phone.ts';
import { taxIdKind } from './words/tax-id.ts';
import { textKind } from './words/text.ts';

const kinds: Readonly<Record<Kind, FieldKind>> = {
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
  references: referencesKind(kindOf),
  file: fileKind,
  files: filesKind,
  fares: faresKind,
  'fee-tiers': feeTiersKind,
  checklist: checklistKind,
};

/** What a field can do by its kind. */
export function kindOf({ kind }: Pick<Field, 'kind'>): FieldKind {
  return kinds[kind];
}

/** Whether a field holds a stored file, or several. */
export function holdsFile(field: Pick<Field, 'kind'>): boolean {
  const { pointsTo } = kindOf(field);
  return pointsTo === 'file' || pointsTo === 'files';
}
