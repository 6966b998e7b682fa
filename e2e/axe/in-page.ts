// Functions that run in the page. They are sent there as text, so they name nothing but each other and what a page has.

export type Found = { rule: string; name: string };

const targets =
  'button, a[href], input:not([type=hidden]), select, textarea, [role=tab], [role=menuitem], [role=switch], [role=checkbox], [role=combobox], [role=option]';
const places = 'td, th, [role=cell], [role=gridcell], [role=columnheader], [role=rowheader]';

const wordsOf = (element: Element) =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();

/** What stays the same from day to day: no numbers, no days, no names of rows. */
const still = (words: string) =>
  words
    .replace(/\d.*$/, '#')
    .replace(
      /\b(dom|seg|ter|qua|qui|sex|sáb|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-zç-]*\b.*/i,
      '#',
    )
    .slice(0, 40);

function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role) return role;
  const tag = element.tagName.toLowerCase();
  return (
    { a: 'link', input: 'field', textarea: 'field', select: 'field', th: 'head', td: 'cell' }[tag] ?? tag
  );
}

function columnOf(cell: Element): string {
  const at = [...(cell.parentElement?.children ?? [])].indexOf(cell);
  const head = cell.closest('table, [role=table], [role=grid]')?.querySelector('tr, [role=row]')?.children[
    at
  ];
  return head ? still(wordsOf(head)) : '';
}

/** What holds an element, by its own name. */
function regionOf(element: Element): string {
  const region = element.closest(
    '[role=dialog], [role=alertdialog], [role=menu], header, nav, aside, footer, section[aria-label], section[aria-labelledby], [role=region], fieldset, form, main',
  );
  if (!region) return 'page';
  const by = region.getAttribute('aria-labelledby');
  const words = by ? document.getElementById(by)?.textContent : region.getAttribute('aria-label');
  return `${roleOf(region)} ${still(words ?? '')}`.trim();
}

function nameOf(element: Element): string {
  const target = element.closest(targets);
  const head = element.closest('th, [role=columnheader]');
  const cell = element.closest('td, [role=cell], [role=gridcell]');
  const row = element.closest('li, article, tr, [role=listitem], [role=row], [data-row], [data-booking]');
  if (head) return `${target ? `${roleOf(target)} in ` : ''}head ${still(wordsOf(head))}`;
  if (cell) return `${target ? `${roleOf(target)} in ` : ''}cell ${columnOf(cell)}`;
  if (row) return `${roleOf(target ?? element)} in a row of ${regionOf(row)}`;
  const own = target ? ` ${still(fieldName(target))}` : '';
  return `${roleOf(target ?? element)}${own} in ${regionOf(element)}`;
}

function fieldName(target: Element): string {
  const labels = target instanceof HTMLInputElement ? [...(target.labels ?? [])] : [];
  const by = target.getAttribute('aria-labelledby')?.split(' ')[0];
  return labels[0]
    ? wordsOf(labels[0])
    : by
      ? wordsOf(document.getElementById(by) ?? target)
      : wordsOf(target);
}

/** Whether somebody sees it: what is for screen readers alone has no place. */
function isSeen(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  for (let box: Element | null = element; box; box = box.parentElement) {
    const { clip, clipPath, position, overflow } = getComputedStyle(box);
    if (position === 'absolute' && (clip !== 'auto' || clipPath !== 'none')) return false;
    const { width, height } = box.getBoundingClientRect();
    if (overflow !== 'visible' && (width < 2 || height < 2)) return false;
  }
  return true;
}

/** Texts that a box cuts, or that run over the edge of their cell, without a way to read them. */
function cutTexts(): Found[] {
  const found: Found[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('option, script, style, svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rect = range.getBoundingClientRect();
    if (rect.width === 0 || !isSeen(element)) continue;
    const rule = ruleBroken(element, rect);
    if (rule) found.push({ rule, name: nameOf(element) });
  }
  return found;
}

function ruleBroken(element: Element, text: DOMRect): string | null {
  const own = element.closest(`${places}, button, [role=tab]`);
  let [scrollsX, scrollsY] = [false, false];
  for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
    const style = getComputedStyle(box);
    const rect = box.getBoundingClientRect();
    if (/auto|scroll/.test(style.overflowX)) scrollsX = true;
    if (/auto|scroll/.test(style.overflowY)) scrollsY = true;
    const isOverX = !scrollsX && (text.right > rect.right + 1.5 || text.left < rect.left - 1.5);
    const isOverY = !scrollsY && (text.bottom > rect.bottom + 3 || text.top < rect.top - 3);
    const isCutX = isOverX && /hidden|clip/.test(style.overflowX);
    const isCutY = isOverY && /hidden|clip/.test(style.overflowY);
    if (isCutX || isCutY) return hasSign(element, box, style) ? null : 'cut';
    if (box === own && isOverX && style.display !== 'contents') return 'runs-over';
    if (style.position === 'fixed') return null;
  }
  return null;
}

/** A title says it, or an ellipsis tells that there is more and a press or its row shows it. */
function hasSign(element: Element, box: Element, style: CSSStyleDeclaration): boolean {
  if (element.closest('[title]') || element.querySelector('[title]')) return true;
  const tells = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
  const opens = 'a[href], button, [aria-haspopup], [aria-describedby]';
  return (
    tells && (box.closest(opens) !== null || box.closest('tr, li, [role=row]')?.querySelector(opens) != null)
  );
}

const drawn = () =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))));

/** What lies under a bar, a column that stays or anything else wherever one scrolls to. */
async function coveredParts(): Promise<Found[]> {
  // What lies under a sheet is meant to.
  const over = '[role=dialog], [role=alertdialog]';
  const sheet = document.querySelector(over);
  const parts = [...document.querySelectorAll(`${targets}, ${places}`)].filter(
    (part) =>
      (!sheet || part.closest(over)) &&
      isSeen(part) &&
      !part.closest('[inert], [aria-hidden=true]') &&
      !isHiddenField(part),
  );
  const points = parts.flatMap((part) => ['left', 'middle', 'right'].map((at) => ({ part, at, seen: '' })));
  const scrollers = [...document.querySelectorAll('*')].filter(
    (box) => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
  );
  for (const [top, left] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const) {
    for (const box of [document.scrollingElement ?? document.body, ...scrollers])
      box.scrollTo({ top: top * box.scrollHeight, left: left * box.scrollWidth, behavior: 'instant' });
    await drawn();
    for (const point of points) lookAt(point);
  }
  for (const point of points.filter(({ seen }) => seen === 'covered')) {
    point.part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    await drawn();
    lookAt(point);
  }
  scrollTo(0, 0);
  return points
    .filter(({ seen }) => seen === 'covered')
    .map(({ part }) => ({ rule: 'covered', name: nameOf(part) }));
}

function lookAt(point: { part: Element; at: string; seen: string }): void {
  if (point.seen === 'clear') return;
  const { left, right, top, bottom } = point.part.getBoundingClientRect();
  const inset = Math.min(4, (right - left) / 4);
  const x = { left: left + inset, middle: (left + right) / 2, right: right - inset }[point.at] ?? 0;
  const y = (top + bottom) / 2;
  if (!isInSight(point.part, x, y)) return;
  point.seen = isCovered(point.part, x, y) ? 'covered' : 'clear';
}

function isInSight(part: Element, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
  for (let box = part.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}

function isCovered(part: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit || hit === part || part.contains(hit) || hit.contains(part)) return false;
  if (hit.closest('label')?.contains(part) || part.closest('label')?.contains(hit)) return false;
  for (let box: Element | null = hit; box && !box.contains(part); box = box.parentElement) {
    const { backgroundColor, backgroundImage, position } = getComputedStyle(box);
    const isOpaque = !/transparent|, 0\)$|\/ 0\)$/.test(backgroundColor) || backgroundImage !== 'none';
    if (isOpaque && position !== 'static') return true;
  }
  return false;
}

/** A box that is drawn by its label, as of files and choices. */
function isHiddenField(part: Element): boolean {
  return part instanceof HTMLInputElement && getComputedStyle(part).opacity === '0';
}

/** Targets that a finger misses: less than 44 pixels, and nothing around them that takes the tap for them. */
function smallTargets(): Found[] {
  const least = 44;
  const all = [...document.querySelectorAll(targets)].filter(
    (target) => isSeen(target) && !target.closest('[inert], [aria-hidden=true]') && !isInText(target),
  );
  const small = all.filter((target) => {
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
    if (width >= least - 0.5 && height >= least - 0.5) return false;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // What waits above the page for the keyboard.
    if (bottom <= 0) return false;
    const reach = least / 2 - 1;
    return [
      [x, y - reach],
      [x, y + reach],
      [x - reach, y],
      [x + reach, y],
    ].some(([atX = 0, atY = 0]) => {
      const hit = document.elementFromPoint(atX, atY);
      const label = hit?.closest('label');
      return !(hit && (target.contains(hit) || label?.control === target || label?.contains(target)));
    });
  });
  scrollTo(0, 0);
  return small.map((target) => ({ rule: 'small-target', name: nameOf(target) }));
}

/** A link in a sentence is as high as its line. */
function isInText(target: Element): boolean {
  const { display } = getComputedStyle(target);
  const around = target.parentElement?.textContent?.trim() ?? '';
  return display === 'inline' && around.length > (target.textContent?.trim().length ?? 0);
}

const isWider = (): Found[] =>
  document.documentElement.scrollWidth > document.documentElement.clientWidth + 1
    ? [{ rule: 'page-scrolls', name: 'page' }]
    : [];

/** What is wrong with where things lie in a window of this width. */
export async function layoutFaults(): Promise<Found[]> {
  const small = innerWidth < 640 ? smallTargets() : [];
  return [...isWider(), ...cutTexts(), ...(await coveredParts()), ...small];
}

/** What axe finds by these rules in the page as it stands, or in the part of it. */
export async function axeFaults(
  rules: readonly string[],
  kind: 'rule' | 'tag',
  part?: string,
): Promise<Found[]> {
  const { violations } = await axe.run(part ?? document, {
    runOnly: { type: kind, values: [...rules] },
    resultTypes: ['violations'],
    elementRef: true,
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ element }) => ({ rule: id, name: nameOf(element ?? document.body) })),
  );
}

declare const axe: typeof import('axe-core');
