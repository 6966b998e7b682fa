import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropEarly } from '../api/early.ts';
import { pictureOf } from './lazy/pictures.ts';
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
async function pressedIn(html: string, ...presses: ReturnType<typeof taken>[]): Promise<number> {
  window.lemePicture = { drop: () => presses };
  const root = page(html);
  let count = 0;
  root.addEventListener('click', () => {
    count += 1;
  });
  takeOverPicture();
  await import('./lazy/press-again.ts');
  await vi.dynamicImportSettled();
  return count;
}

test('what was pressed in the picture is pressed in the page that says the same of the same party', async () => {
  expect(await pressedIn(party, taken('Check-in de Ana'))).toBe(1);
});

test('where a colleague has done it meanwhile, or the party is gone, nothing is pressed', async () => {
  expect(await pressedIn(party.replace('Check-in de Ana', 'Desfazer'), taken('Check-in de Ana'))).toBe(0);
  expect(await pressedIn(party.replace('b1', 'b2'), taken('Check-in de Ana'))).toBe(0);
});

test('a picture goes with whoever signs in or out', () => {
  const drop = vi.fn(() => []);
  window.lemePicture = { drop };
  dropEarly();
  expect(drop).toHaveBeenCalledOnce();
});
