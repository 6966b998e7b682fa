import { newKey, seal } from '../cipher.ts';
import { answered } from '../database.ts';

/** A node of a picture: a text, or name, attributes and what is in it. `public/picture.js` draws it. */
export type Drawn = string | [name: string, attributes: Record<string, string>, inside: Drawn[]];

/** What of a page was in sight when it stood `top` pixels from its beginning. */
export type Picture = {
  nodes: Drawn[];
  top: number;
  /** Without a bar for scrolling. */
  wide: number;
  lang: string;
  /** What the page says of colours and bars. */
  style: string;
};

export type PictureOf = {
  owner: string;
  /** Address and day it may be shown at, the address with what follows its question mark; `offset` is how many minutes the company's clock is ahead of UTC. */
  path: string;
  date: string;
  offset: number;
  /** Until when it may be read; epoch milliseconds. */
  until: number;
};

/** A database of its own: that of the days cannot get another store without shutting out builds that are still kept. */
const base = 'leme-picture';
/** A page that draws more than this is not kept: it would be slower to show than the application. */
const mostBytes = 400_000;

// What leads somewhere, is heard or is found by the application belongs to the page itself.
const left = /^(id|name|for|href|role|tabindex|title|autofocus|data-(booking|control|child)|aria-.*)$/;
const seen = /^aria-(pressed|expanded|selected|checked|current|disabled|busy|invalid|sort)$/;

/** What of a page is in sight, as nodes; what is out of sight keeps its place. */
export function pictureOf(root: Element): Drawn[] {
  return [...root.childNodes].flatMap(drawn);
}

function drawn(node: Node): Drawn[] {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ? [node.nodeValue] : [];
  if (!(node instanceof Element) || /^(script|style|template)$/i.test(node.tagName)) return [];
  const attributes = attributesOf(node);
  if (node instanceof SVGElement) return [[node.tagName, attributes, [...node.childNodes].flatMap(drawn)]];
  const { width, height, top, bottom, left: start } = node.getBoundingClientRect();
  const takesPlace = width > 0 && height > 0;
  if (!takesPlace && getComputedStyle(node).display === 'none') return [];
  if (takesPlace && (bottom < 0 || top > innerHeight || start > innerWidth)) {
    const style = `${attributes.style ?? ''};height:${height}px;visibility:hidden`;
    return [[node.localName, { ...attributes, style }, []]];
  }
  return [[node.localName, attributes, [...node.childNodes].flatMap(drawn)]];
}

function attributesOf(element: Element): Record<string, string> {
  const kept = [...element.attributes].filter(({ name }) => seen.test(name) || !left.test(name));
  const attributes = Object.fromEntries(kept.map(({ name, value }) => [name, value]));
  if (element instanceof HTMLInputElement)
    attributes.value = element.type === 'password' ? '' : element.value;
  if (!(element instanceof HTMLElement)) return attributes;
  const { booking } = element.dataset;
  if (booking) attributes['data-of'] = booking;
  if (element instanceof HTMLButtonElement) attributes['data-presses'] = pressOf(element);
  const goes = element.getAttribute('href');
  // A call or a chat that began by itself a moment later would be nobody's wish.
  if (goes?.startsWith('/')) attributes['data-goes'] = goes;
  return attributes;
}

/** What tells a button apart, and what pressing it would do now. */
export function pressOf(button: HTMLButtonElement): string {
  const says = (name: string) => button.getAttribute(name);
  return `${says('aria-label') ?? button.textContent} ${says('aria-pressed')} ${says('aria-disabled')}`;
}

/** Keeps a picture as this person's only one, sealed under a key of its own; too large a one is none. */
export async function keepPicture({ owner, ...of }: PictureOf, picture: Picture): Promise<void> {
  const key = await newKey();
  const sealed = await seal(key, picture);
  if (sealed.text.byteLength > mostBytes) return;
  const build = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? '';
  const row = { ...of, width: innerWidth, build, key, ...sealed };
  const opening = indexedDB.open(base, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('pictures');
  const database = await answered(opening);
  try {
    await answered(database.transaction('pictures', 'readwrite').objectStore('pictures').put(row, owner));
  } finally {
    database.close();
  }
}

/** Nothing of what was seen here is left. */
export async function forgetPictures(): Promise<void> {
  await answered(indexedDB.deleteDatabase(base));
}
