import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropEarly } from '../api/early.ts';
import { pictureOf } from './lazy/pictures.ts';
import type { PicturePress } from './lazy/press-again.ts';
import { takeOverPicture } from './picture.ts';

const page = (html: string) => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  return document.getElementById('root') as HTMLElement;
};

beforeEach(() => {
  vi.useRealTimers();
});
afterEach(() => {
  delete window.lemePicture;
  document.body.innerHTML = '';
});

test('a picture has what is seen of a page, and nothing by which the application or a reader would find it', () => {
  const drawn = pictureOf(
    page(
      '<p id="a" class="b" aria-label="c" data-control="d">Ana</p><script>1</script><p hidden style="display:none">x</p>' +
        '<input type="password" value="secret"><input name="q" value="ana" aria-pressed="true">',
    ),
  );
  expect(drawn).toEqual([
    ['p', { class: 'b' }, ['Ana']],
    ['input', { type: 'password', value: '' }, []],
    ['input', { value: 'ana', 'aria-pressed': 'true' }, []],
  ]);
});

const party = '<li data-booking="b1"><button aria-label="Check-in de Ana">Check-in</button></li>';
const taken = (button: string) => ({ of: 'b1', presses: `${button} null null` });

/** What was pressed in a picture, once the page shows `html`. */
async function pressedIn(html: string, press: PicturePress, owner = 'ana.mar-azul'): Promise<number> {
  window.lemePicture = { owner: 'ana.mar-azul', drop: () => [press] };
  const root = page(html);
  let count = 0;
  root.addEventListener('click', () => {
    count += 1;
  });
  takeOverPicture(owner);
  await import('./lazy/press-again.ts');
  await vi.dynamicImportSettled();
  return count;
}

test('what was pressed in the picture is pressed in the page that says the same of the same party', async () => {
  expect(await pressedIn(party, taken('Check-in de Ana'))).toBe(1);
});

test('a button of the page and a way to another page are pressed again too', async () => {
  const bar = '<button>Menu</button><a href="/mar-azul/today?date=2026-11-26">Hoje</a>';
  expect(await pressedIn(bar, { presses: 'Menu null null' })).toBe(1);
  expect(await pressedIn(bar, { goes: '/mar-azul/today?date=2026-11-26' })).toBe(1);
});

test('a call and a chat do not begin by themselves', () => {
  const drawn = pictureOf(page('<a href="tel:+5548">Ligar</a><a href="/today">Hoje</a>'));
  expect(drawn).toEqual([
    ['a', {}, ['Ligar']],
    ['a', { 'data-goes': '/today' }, ['Hoje']],
  ]);
});

test('what somebody else pressed is not pressed in the page of who is here', async () => {
  expect(await pressedIn(party, taken('Check-in de Ana'), 'rui.mar-azul')).toBe(0);
});

test('where a colleague has done it meanwhile, or the party is gone, nothing is pressed', async () => {
  expect(await pressedIn(party.replace('Check-in de Ana', 'Desfazer'), taken('Check-in de Ana'))).toBe(0);
  expect(await pressedIn(party.replace('b1', 'b2'), taken('Check-in de Ana'))).toBe(0);
});

test('a picture goes with whoever signs in or out', () => {
  const drop = vi.fn(() => []);
  window.lemePicture = { owner: null, drop };
  dropEarly();
  expect(drop).toHaveBeenCalledOnce();
});
