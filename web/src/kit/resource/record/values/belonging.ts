import type { Entity } from '@leme/contract/kit/resource/entity';
import type { Field } from '@leme/contract/kit/resource/fields';
import type { AnyRow, Resource } from '@leme/contract/kit/resource/resource';
import { sendable, startValues, type Values } from './record-values.ts';

/** An entity, or a resource that says which of its fields belong to what is chosen. */
export type Asking = Entity & Pick<Resource, 'asks' | 'belonging'>;

/** Whether a field belongs to what is chosen; most belong to whatever is. */
export function belongs({ belonging = {} }: Asking, name: string, values: Values): boolean {
  return Object.entries(belonging).every(([by, fieldsOf]) => {
    const places = Object.keys(fieldsOf).filter((value) => fieldsOf[value]?.includes(name));
    return places.length === 0 || chosenIn(values[by]).some((value) => places.includes(value));
  });
}

const chosenIn = (value: unknown) => [value ?? []].flat().map(String);

/** What decides on others: the choices and questions fields belong to. */
export function decidingIn({ belonging = {} }: Asking): string[] {
  return Object.keys(belonging);
}

/** The values of a form with nothing in the fields that do not belong to what is chosen. */
export function onlyBelonging(entity: Asking, values: Values): Values {
  const strange = Object.keys(values).filter((name) => entity.fields[name] && !belongs(entity, name, values));
  return strange.length === 0 ? values : { ...values, ...startValues(entity, strange) };
}

/** What the questions of a form are answered by values: what belongs to an answer is there, else what a new row has. */
export function answersIn(entity: Asking, values: Values): Values {
  const { asks = {}, belonging = {} } = entity;
  return Object.fromEntries(
    Object.entries(asks).map(([by, ask]) => {
      const answers = (ask.options ?? []).filter((value) =>
        belonging[by]?.[value]?.some((name) => saysSomething(entity, name, values)),
      );
      return [by, isOfSeveral(ask) ? answers : (answers[0] ?? ask.fallback ?? null)];
    }),
  );
}

/** The same where somebody has answered: what came from elsewhere since is shown too. */
export function answersWith(entity: Asking, come: Values, answered: Values): Values {
  const { asks = {} } = entity;
  const of = answersIn(entity, come);
  return Object.fromEntries(
    Object.entries(asks).map(([by, ask]) => {
      const mine = chosenIn(answered[by]);
      if (!isOfSeveral(ask)) return [by, of[by] === (ask.fallback ?? null) ? answered[by] : of[by]];
      return [
        by,
        (ask.options ?? []).filter((each) => mine.includes(each) || chosenIn(of[by]).includes(each)),
      ];
    }),
  );
}

const isOfSeveral = ({ fallback }: Field) => Array.isArray(fallback);

/** Whether a field stands on a record that is only read. */
export function isRead(entity: Asking, name: string, row: AnyRow): boolean {
  return entity.fields[name] !== undefined && belongs(entity, name, { ...row, ...answersIn(entity, row) });
}

function saysSomething({ fields }: Entity, name: string, values: Values): boolean {
  const field = fields[name];
  const value = field && sendable(field, values[name]);
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}
