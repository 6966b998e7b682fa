import type { Field } from '../../resource/fields.ts';
import { type FieldKind, type JsonShape, oneCell, type ValueFault } from '../field-kind.ts';
import { isNothing } from '../words/words.ts';
import { idList, lowerCaseId, readId } from './pointers.ts';

type KindOf = (field: Field) => FieldKind;
type Parts = Readonly<Record<string, unknown>>;
const isParts = (link: unknown): link is Parts =>
  typeof link === 'object' && link !== null && !Array.isArray(link);

/** Rows of another resource, in the order they were chosen; `atLink` is a value each of them may have there. */
export const referencesKind = (kindOf: KindOf): FieldKind => ({
  ...idList,
  normalise: (value, { atLink }) =>
    Array.isArray(value) ? value.map((link) => normalLink(link, atLink, kindOf)) : value,
  check: (value, field) => {
    if (!Array.isArray(value)) return idList.check(value, field);
    const ids = value.map((link) => (isParts(link) ? link.id : link));
    const inside = value.flatMap((link, at) =>
      linkFaults(link, field, kindOf).map((fault) => ({ ...fault, at: [at, ...(fault.at ?? [])] })),
    );
    return [...idList.check(ids, field), ...inside];
  },
  json: (field) => {
    const { items: id, ...list } = idList.json(field);
    const { atLink } = field;
    if (!atLink) return { ...list, items: id };
    return { ...list, items: { anyOf: [id, linkShape(id, kindOf(atLink).json(atLink))] } };
  },
  filter: 'choice',
  readFilter: readId,
  pointsTo: 'rows',
  csv: oneCell(),
});

/** An id alone, or beside its value; one without a value says nothing of it. */
function normalLink(link: unknown, atLink: Field | undefined, kindOf: KindOf): unknown {
  if (!isParts(link)) return lowerCaseId(link);
  const { id, value, ...others } = link;
  if (value === undefined && Object.keys(others).length === 0) return lowerCaseId(id);
  return { id: lowerCaseId(id), value: atLink ? normalValue(value, atLink, kindOf) : value, ...others };
}

function normalValue(value: unknown, atLink: Field, kindOf: KindOf): unknown {
  return isNothing(value) ? null : kindOf(atLink).normalise(value, atLink);
}

function linkFaults(link: unknown, { atLink }: Field, kindOf: KindOf): ValueFault[] {
  if (!isParts(link)) return [];
  const { id: _, value, ...others } = link;
  const strange = Object.keys(others).map((name) => ({ code: 'unknown-field', at: [name] }));
  if (!atLink) return [{ code: 'no-value', at: ['value'] }, ...strange];
  if (isNothing(value)) return strange;
  return [
    ...kindOf(atLink)
      .check(value, atLink)
      .map((fault) => ({ ...fault, at: ['value'] })),
    ...strange,
  ];
}

function linkShape(id: JsonShape, value: JsonShape): JsonShape {
  return {
    type: 'object',
    properties: { id, value: { anyOf: [value, { type: 'null' }] } },
    required: ['id'],
    additionalProperties: false,
  };
}
