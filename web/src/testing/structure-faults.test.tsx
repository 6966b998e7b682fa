import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, openPage } from './open-page.tsx';
import { newStructureFaults, structureFaults } from './structure-faults.ts';

test('a button without a name, a field without a label and a list of no items are found, each once a view', async () => {
  // What a test before left beside its page is not looked at here.
  cleanup();
  document.body.replaceChildren();
  render(
    <main>
      <button type="button" />
      <input type="text" />
      <ul>
        <div>no item</div>
      </ul>
      <button type="button">With a name</button>
    </main>,
  );
  const found = await structureFaults();
  expect(found.map((fault) => fault.split(':')[0]).sort()).toEqual(['button-name', 'label', 'list']);
  expect(await newStructureFaults('a file')).toEqual(found);
  expect(await newStructureFaults('a file')).toEqual([]);
  const dialog = '<div role="dialog" aria-label="Filtros"><button></button></div>';
  document.body.insertAdjacentHTML('beforeend', dialog);
  expect(await newStructureFaults('a file')).toEqual(['button-name: <button></button>']);
  cleanup();
  document.body.replaceChildren();
});

test('a button that says nothing is found on a page that was opened', async () => {
  await openPage(aServer(), '/auth');
  const button = document.createElement('button');
  document.body.append(button);
  expect(await newStructureFaults('a page')).toEqual(['button-name: <button></button>']);
  button.remove();
});
