import { holdsFile } from '@leme/contract/kit/kinds/kinds';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { rowText, type Speech } from '../../field-text.ts';
import { fieldOf, isNumeric, isState } from '../../fields-of.ts';
import { webKindOf } from '../../kinds/kinds.ts';

const usualFields = 4;

export type CardField = { name: string; text: string; isNamed: boolean };

export type CardFields = {
  /** The state, beside the title. */
  state: string | null;
  /** What comes first, and the number across from it. */
  lead: CardField | null;
  amount: CardField | null;
  /** The line below. */
  others: readonly CardField[];
  /** Words in chips, at the end of it. */
  tags: readonly CardField[];
};

type Shown = {
  names: readonly string[] | undefined;
  columns: readonly string[];
  cells?: object | undefined;
};

/** Where the fields of a card stand; what is empty, and files, stay for the record. */
export function cardFields(
  resource: Resource,
  row: AnyRow,
  { names, columns, cells = {} }: Shown,
  speech: Speech,
): CardFields {
  const shown = (names ?? columns.slice(0, usualFields)).flatMap((name) => {
    const field = name === resource.title ? undefined : fieldOf(resource, name);
    // What a screen draws itself says what it says.
    const text = name in cells ? name : field ? rowText(field, name, row, speech) : '';
    if (!field || text === '' || holdsFile(field)) return [];
    return [{ name, field, text, isNamed: webKindOf(field).needsName === true }];
  });
  const state = shown.find(({ field }) => isState(field)) ?? null;
  const rest = shown.filter((each) => each !== state);
  const tags = rest.filter(({ field }) => webKindOf(field).isTags);
  const amount = rest.find(({ field }) => isNumeric(field)) ?? null;
  const words = rest.filter((each) => each !== amount && !tags.includes(each));
  const [lead = null, ...others] = words;
  return { state: state?.name ?? null, lead, amount, others, tags };
}
