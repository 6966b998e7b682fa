import type { Field, Kind } from '../fields.ts';
import { amountKind } from './amount.ts';
import { basisPointsKind } from './basis-points.ts';
import { booleanKind } from './boolean.ts';
import { choiceKind } from './choice.ts';
import { choicesKind } from './choices.ts';
import { colourKind } from './colour.ts';
import { coordinatesKind } from './coordinates.ts';
import { dateKind } from './date.ts';
import { dateRangeKind } from './date-range.ts';
import { dayRangesKind } from './day-ranges.ts';
import { decimalKind } from './decimal.ts';
import { durationKind } from './duration.ts';
import { emailKind } from './email.ts';
import { faresKind } from './fares.ts';
import { feeTiersKind } from './fee-tiers.ts';
import type { FieldKind } from './field-kind.ts';
import { fileKind } from './file.ts';
import { filesKind } from './files.ts';
import { instantKind } from './instant.ts';
import { integerKind } from './integer.ts';
import { integersKind } from './integers.ts';
import { localisedKind } from './localised.ts';
import { longTextKind } from './long-text.ts';
import { moneyKind } from './money.ts';
import { phoneKind } from './phone.ts';
import { referenceKind } from './reference.ts';
import { referencesKind } from './references.ts';
import { taxIdKind } from './tax-id.ts';
import { textKind } from './text.ts';
import { timeKind } from './time.ts';
import { weekdaysKind } from './weekdays.ts';

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
