const sides = { x: ['s', 'e'], y: ['t', 'b'], '': ['x', 'y', 's', 'e', 't', 'b'] } as const;
const spacing = (name: string): [string, string[]][] =>
  Object.entries(sides).map(([side, parts]) => [`${name}${side}`, parts.map((part) => `${name}${part}`)]);

const edges = (name: string) => ['x', 'y', 's', 'e', 't', 'b'].map((side) => `${name}-${side}`);

/** What a family sets besides itself. */
const wider = new Map<string, readonly string[]>([
  ['size', ['w', 'h']],
  ['flex-item', ['grow', 'shrink', 'basis']],
  ['overflow', ['overflow-x', 'overflow-y']],
  ['gap', ['gap-x', 'gap-y']],
  ['inset', ['inset-x', 'inset-y', 'top', 'right', 'bottom', 'left', 'start', 'end']],
  ['inset-x', ['left', 'right', 'start', 'end']],
  ['inset-y', ['top', 'bottom']],
  ['border', edges('border')],
  ['rounded', edges('rounded')],
  ...spacing('p'),
  ...spacing('m'),
]);

// The first that fits names the family; what fits none stands for itself.
const families: [RegExp, string?][] = [
  [/^(block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents|hidden)$/, 'display'],
  [/^(static|fixed|absolute|relative|sticky)$/, 'position'],
  [/^flex-(1|auto|initial|none)$/, 'flex-item'],
  [/^text-(start|center|end)$/, 'align'],
  [/^text-(xs|sm|base|lg|xl|\dxl|\[\d.*|\(length:.*)(\/.+)?$/, 'text-size'],
  [/^text-(wrap|nowrap|balance|pretty)$/, 'text-wrap'],
  [/^text-./, 'color'],
  [/^font-(normal|medium|semibold|bold)$/, 'weight'],
  [/^border-(collapse|separate)$/, 'border-model'],
  [/^border-(solid|dashed|none)$/, 'border-style'],
  [/^(border(?:-[xytbse])?)(?:-\d+|-\(length:.*)?$/],
  [/^border-(?!spacing)(?![xytbse]-)./, 'border-color'],
  [/^bg-./, 'background'],
  [/^(rounded(?:-[tbse]{1,2})?)(?:-(?:\w+|\[.*))?$/],
  [/^(overflow(?:-[xy])?|whitespace|cursor|aspect|leading|opacity|animate|shadow|shrink|grow|z)(?:-.+)?$/],
  [
    /^(gap(?:-[xy])?|inset(?:-[xy])?|top|right|bottom|left|start|end|basis|justify-self|justify|items|self)-./,
  ],
  [/^(size|w|h|min-w|min-h|max-w|max-h|p[xytbse]?|m[xytbse]?)-./],
];

function familyOf(utility: string): string {
  for (const [pattern, name] of families) {
    const found = pattern.exec(utility);
    if (found) return name ?? found[1] ?? utility;
  }
  return utility;
}

/** Where the utility begins: after the last colon outside of brackets. */
const utilityOf = /(?:[^:[\](]|\[[^\]]*\]|\([^)]*\))*$/;

const merged = new Map<string, string>();

/** Leaves of the classes that set the same thing under the same condition only the last one. */
export function mergeClasses(classes: string): string {
  const known = merged.get(classes);
  if (known !== undefined) return known;
  const fresh = mergeAnew(classes);
  merged.set(classes, fresh);
  return fresh;
}

function mergeAnew(classes: string): string {
  const taken = new Set<string>();
  const kept: string[] = [];
  for (const name of classes.split(' ').toReversed()) {
    const utility = utilityOf.exec(name)?.[0] ?? name;
    const condition = name.slice(0, name.length - utility.length);
    const family = familyOf(utility.replace(/^-|^!|!$/, ''));
    if (taken.has(condition + family)) continue;
    for (const each of [family, ...(wider.get(family) ?? [])]) taken.add(condition + each);
    kept.unshift(name);
  }
  return kept.join(' ');
}
