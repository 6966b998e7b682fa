import axe from 'axe-core';

/** What needs colours and places, which the DOM of the tests has not: looked at in a browser, by `e2e/axe`. */
const needLayout = [
  'aria-hidden-focus',
  'color-contrast',
  'css-orientation-lock',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
];
/** What the empty page around the application lacks. */
const ofThePage = ['bypass', 'document-title', 'html-has-lang'];

const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  rules: Object.fromEntries([...needLayout, ...ofThePage].map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
  preload: false,
  iframes: false,
};

/** The DOM of the tests draws what is `hidden`. */
const outside = ['[hidden]'];

/** Names, roles, labels and structure of these by the rules of WCAG 2.2 AA; a line for each finding. */
export async function structureFaults(parts: Element[] = [document.body]): Promise<string[]> {
  const { violations } = await axe.run({ include: parts, exclude: outside }, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

const seen = new Set<string>();

/**
 * The same where a file comes upon a view for the first time: a page by its address without ids and questions, or what
 * lies open over one. Which test of a file that is stays the same from run to run.
 */
export async function newStructureFaults(file: string): Promise<string[]> {
  const open = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')];
  const page = location.pathname.replace(/[0-9a-f-]{36}/g, '');
  const view = [file, page, ...open.map((each) => `${each.getAttribute('role')} ${titleOf(each)}`)].join(' ');
  if (seen.has(view)) return [];
  seen.add(view);
  return await structureFaults(open.length > 0 ? open : undefined);
}

function titleOf(dialog: Element): string {
  const id = dialog.getAttribute('aria-labelledby');
  return (id && document.getElementById(id)?.textContent) || (dialog.getAttribute('aria-label') ?? '');
}
