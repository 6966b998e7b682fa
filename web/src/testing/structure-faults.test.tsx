import { render } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { aServer, openPage } from './open-page.tsx';
import { newStructureFaults, structureFaults } from './structure-faults.ts';

test('a button without a name, a field without a label and a list of no items are found, each once a view', async () => {
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
  document.body.replaceChildren();
});

test.fails('a page with a button that says nothing fails the test that leaves it there', async () => {
  const button = document.createElement('button');
  onTestFinished(() => button.remove());
  await openPage(aServer(), '/auth');
  document.body.append(button);
});
