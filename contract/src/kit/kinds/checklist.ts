import { type ChecklistLine, lineTypes, mostLines } from '../values/checklist-line.ts';
import { between, type FieldKind, oneCell, partsOf, type ValueFault, wrongType } from './field-kind.ts';
import { hasCents, tidyAmount } from './numbers/money.ts';
import { textFaults, tidyText } from './words/words.ts';

type Parts = Readonly<Record<string, unknown>>;
const isParts = (line: unknown): line is Parts =>
  typeof line === 'object' && line !== null && !Array.isArray(line);

const isType = (type: unknown): type is ChecklistLine['type'] =>
  (lineTypes as readonly unknown[]).includes(type);

const longest = 120;
const widest = 9_999_999.99;
const label = { kind: 'text', required: true, max: longest } as const;

/** Lines somebody goes through: what is looked at, and whether a mark, a number, words or a picture is asked for. */
export const checklistKind: FieldKind = {
  normalise: (value) =>
    Array.isArray(value) ? value.map((line) => (isParts(line) ? tidy(line) : line)) : value,
  check: (value) => {
    if (!Array.isArray(value)) return wrongType(value, 'array');
    if (value.length > mostLines) return [{ code: 'too-large', params: { maximum: mostLines } }];
    return value.flatMap(lineFaults);
  },
  json: () => ({
    type: 'array',
    maxItems: mostLines,
    items: {
      type: 'object',
      properties: {
        label: { type: 'string', minLength: 1, maxLength: longest },
        type: { type: 'string', enum: [...lineTypes] },
        required: { type: 'boolean' },
        min: { type: ['number', 'null'], minimum: -widest, maximum: widest },
        max: { type: ['number', 'null'], minimum: -widest, maximum: widest },
      },
      required: ['label', 'type', 'required', 'min', 'max'],
      additionalProperties: false,
    },
  }),
  answers: 'checklist',
  columns: [['', 'jsonb']],
  store: (value) => [JSON.stringify(value ?? [])],
  load: ([lines]) => lines,
  filter: 'none',
  counts: 'items',
  csv: oneCell({
    nothing: [],
    read: (text) => ({ value: partsOf(text).map(readLine) }),
    write: () => (stored) => (JSON.parse(stored) as ChecklistLine[]).map(writeLine).join(between),
  }),
};

/** What nobody said of a line: it is a mark, need not be there and has no bounds. */
function tidy({ label: said, type = 'check', required = false, min = null, max = null, ...others }: Parts) {
  // A bar parts the lines in a cell.
  const own = tidyText(typeof said === 'string' ? said.replaceAll('|', '/') : said);
  return { ...others, label: own, type, required, min: tidyAmount(min), max: tidyAmount(max) };
}

function lineFaults(line: unknown, at: number): ValueFault[] {
  if (!isParts(line)) return wrongType(line, 'object').map((fault) => ({ ...fault, at: [at] }));
  const { label: said, type, required, min, max, ...others } = line;
  const inside = (name: string, faults: readonly ValueFault[]) =>
    faults.map((fault) => ({ ...fault, at: [at, name] }));
  return [
    ...inside('label', labelFaults(said ?? undefined)),
    ...inside('type', isType(type) ? [] : [{ code: 'option' }]),
    ...inside('required', typeof required === 'boolean' ? [] : wrongType(required, 'boolean')),
    ...inside('min', boundFaults(min, type)),
    ...inside('max', boundFaults(max, type)),
    ...inside(
      'max',
      typeof min === 'number' && typeof max === 'number' && max < min
        ? [{ code: 'too-small', params: { minimum: min } }]
        : [],
    ),
    ...Object.keys(others).flatMap((name) => inside(name, [{ code: 'unknown-field' }])),
  ];
}

function labelFaults(said: unknown): readonly ValueFault[] {
  const faults = textFaults(said, label);
  return typeof said === 'string' && /[\n\u0085\u2028\u2029]/.test(said)
    ? [...faults, { code: 'line-break' }]
    : faults;
}

/** Only a number has bounds. */
function boundFaults(bound: unknown, type: unknown): readonly ValueFault[] {
  if (bound === null) return [];
  if (type !== 'number') return [{ code: 'no-value' }];
  if (typeof bound !== 'number') return wrongType(bound, 'number');
  if (Math.abs(bound) > widest) return [{ code: 'too-large', params: { maximum: widest } }];
  return hasCents(bound) ? [] : [{ code: 'decimals' }];
}

const tags = { check: 'marcar', number: 'valor', text: 'texto', photo: 'foto' } as const;
const bound = '(-?\\d+(?:[.,]\\d+)?)?';
const cell = new RegExp(`^(.+) \\[(marcar|valor|texto|foto)(?: ${bound}\\.\\.${bound})?\\](\\*)?$`, 'u');

/** `Óleo (bar) [valor 3..5]*`; a star is what must be there, and what is no more than words is a mark. */
function readLine(text: string): ChecklistLine {
  const [, said, tag, least, most, star] = cell.exec(text) ?? [];
  const type = lineTypes.find((each) => tags[each] === tag) ?? 'check';
  const number = (written: string | undefined) =>
    written === undefined ? null : Number(written.replace(',', '.'));
  return { label: said ?? text, type, required: star !== undefined, min: number(least), max: number(most) };
}

function writeLine({ label: said, type, required, min, max }: ChecklistLine): string {
  const written = (limit: number | null) => (limit === null ? '' : String(limit).replace('.', ','));
  const range = min === null && max === null ? '' : ` ${written(min)}..${written(max)}`;
  return `${said} [${tags[type]}${range}]${required ? '*' : ''}`;
}
