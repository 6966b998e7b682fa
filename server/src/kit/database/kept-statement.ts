import type { Compilable } from 'kysely';
import type { Actor } from '../actor.ts';

/** Where the value of a name goes in a kept text. Nobody may read it: what was read would hold for all who come later. */
class Place {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`A kept statement may not look at ${this.name}`);
  }

  toJSON = this[Symbol.toPrimitive];
}

/** Values of a statement by name, none of them looked at while it is written; of a partner only the kind is. */
type Values = { readonly partner?: Actor['partner'] } & Readonly<Record<string, unknown>>;

let isVerified = false;

/** Has every kept text compared with one that is written for its own values; the test suite does. */
export function verifyKeptStatements(isWanted = true): void {
  isVerified = isWanted;
}

/**
 * A statement whose text is written once and kept, 30 µs a statement: `write` is called with places instead of values, once
 * for each set of names and kind of partner, so that code bounds how many texts there are. The names of parts that may be
 * missing are told apart by whether they are there.
 */
export function kept<Given extends Values, Row>(
  write: (values: Given) => Compilable<Row>,
): (values: Given) => Compilable<Row> {
  const texts = new Map<string, ReturnType<Compilable<Row>['compile']>>();
  return (values) => {
    const form = formOf(values);
    let text = texts.get(form);
    if (!text) {
      text = write(placesFor(values)).compile();
      texts.set(form, text);
    }
    const parameters = text.parameters.map((value) =>
      value instanceof Place ? (value.name === partnerId ? values.partner?.id : values[value.name]) : value,
    );
    const compiled = { ...text, parameters };
    if (isVerified) compare(compiled, write(values).compile());
    return { compile: () => compiled };
  };
}

const partnerId = 'partner.id';

function formOf({ partner, ...values }: Values): string {
  return `${partner?.kind ?? ''}:${Object.keys(values).join()}`;
}

function placesFor<Given extends Values>(values: Given): Given {
  const { partner } = values;
  const places = Object.keys(values).map((name) => [name, new Place(name)]);
  return {
    ...Object.fromEntries(places),
    ...('partner' in values && { partner: partner && { kind: partner.kind, id: new Place(partnerId) } }),
  } as Given;
}

type Written = { sql: string; parameters: readonly unknown[] };

function compare(text: Written, fresh: Written): void {
  const same = (one: Written) => JSON.stringify([one.sql, one.parameters]);
  if (same(text) !== same(fresh))
    throw new Error(`A kept statement is not what its values would write: ${fresh.sql}`);
}
