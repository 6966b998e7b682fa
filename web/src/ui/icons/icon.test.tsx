import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Icon } from './icon.tsx';

const drawn = (name: string) => {
  const { container } = render(<Icon name={name} />);
  return () => container.firstElementChild?.tagName;
};

test("a group's drawing is there at once; a page's comes when it is shown, and a place is kept for one that does not", async () => {
  expect(drawn('sailboat')()).toBe('svg');
  const ofPage = drawn('clipboard-list');
  const ofNobody = drawn('no-such-icon');
  await expect.poll(ofPage).toBe('svg');
  expect(ofNobody()).toBe('SPAN');
});
