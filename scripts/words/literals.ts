import { type ESTree, parseSync, Visitor } from 'vite';
import type { SourceFile } from '../rules/sources.ts';

/** Where a person reads or hears what stands there, whoever draws it. */
const spokenProps =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|subtitle|placeholder|alt|label|hint|text|description|heading|subject|greeting|paragraphs|notes|detail|message|sender|\w+(Label|Text|Title|Hint))$/;

/** Calls that write what somebody reads: a line of a file, a letter. */
const spokenCalls = /^(csvLine|csvText|layOut|toast|announce|speak)$/;

type Found = { at: number; words: string };

/** A letter that no name in code has: it stands in words alone. */
const accented = /[À-ÖØ-öø-ÿ]/;

/** More than the name of a thing in code: several words, a capital, or a letter no name in code has. */
function areWords(text: string): boolean {
  return (
    /\p{L}/u.test(text) &&
    (/\p{L}[^\p{L}]*\s+\S*\p{L}/u.test(text) || /^\P{L}*\p{Lu}/u.test(text) || accented.test(text))
  );
}

/** The literals an expression may come to. */
function literalsOf(node: ESTree.Node | null | undefined): Found[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [{ at: node.start, words: node.value }] : [];
    case 'TemplateLiteral':
      return [{ at: node.start, words: node.quasis.map(({ value }) => value.raw).join('…') }];
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return node.type === 'LogicalExpression' || node.operator === '+'
        ? [...literalsOf(node.left), ...literalsOf(node.right)]
        : [];
    case 'ArrayExpression':
      return node.elements.flatMap((each) => (each?.type === 'SpreadElement' ? [] : literalsOf(each)));
    case 'ArrowFunctionExpression':
      return node.expression ? literalsOf(node.body as ESTree.Node) : [];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return literalsOf(node.expression);
    default:
      return [];
  }
}

/** Words a person can read that stand as literals, each with its file and line: `web/src/app/x.tsx:3 Fechar`. */
export function spokenLiterals({ path, text }: SourceFile): string[] {
  const found: Found[] = [];
  const take = (node: ESTree.Node | null | undefined) => {
    found.push(...literalsOf(node).filter(({ words }) => areWords(words)));
  };
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  new Visitor({
    JSXText(node) {
      if (/\p{L}/u.test(node.value))
        found.push({ at: node.start + node.value.search(/\S/), words: node.value.trim() });
    },
    JSXElement({ children }) {
      for (const child of children)
        if (child.type === 'JSXExpressionContainer') take(child.expression as ESTree.Node);
    },
    JSXAttribute({ name, value }) {
      const isSpoken = name.type === 'JSXIdentifier' && spokenProps.test(name.name);
      if (isSpoken)
        take((value?.type === 'JSXExpressionContainer' ? value.expression : value) as ESTree.Node);
    },
    JSXOpeningElement({ name, attributes }) {
      // On a part of ours it is what a control is called, on an element of HTML what a form calls it.
      if (name.type !== 'JSXIdentifier' || !/^[A-Z]/.test(name.name)) return;
      for (const each of attributes)
        if (each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' && each.name.name === 'name')
          take(
            (each.value?.type === 'JSXExpressionContainer'
              ? each.value.expression
              : each.value) as ESTree.Node,
          );
    },
    Property({ key, value }) {
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';
      if (spokenProps.test(name)) take(value);
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && spokenCalls.test(callee.name))
        for (const each of given) if (each.type !== 'SpreadElement') take(each);
    },
    Literal(node) {
      if (typeof node.value === 'string' && accented.test(node.value))
        found.push({ at: node.start, words: node.value });
    },
    TemplateElement(node) {
      if (accented.test(node.value.raw)) found.push({ at: node.start, words: node.value.raw });
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && /^(header|headers|words|texts)$/.test(id.name)) take(init);
    },
  }).visit(program);
  const places = new Map(found.map((each) => [each.at, each]));
  return [...places.values()]
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, words }) => `${path}:${text.slice(0, at).split('\n').length} ${words.replace(/\s+/g, ' ')}`);
}
