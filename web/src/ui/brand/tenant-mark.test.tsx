import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { initialsOf, TenantMark } from './tenant-mark.tsx';

test.each([
  ['Mar Azul', 'MA'],
  ['Costa Verde Náutica', 'CV'],
  ['  escunas ', 'E'],
  ['“Água & Sal”', 'ÁS'],
  ['7 Mares', '7M'],
  ['—', ''],
])('the mark of %s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a company without a logo has its initials, the product its helm, and a logo stands before both', () => {
  const { container, rerender } = render(<TenantMark name="Mar Azul" />);
  expect(container.textContent).toBe('MA');
  rerender(<TenantMark />);
  expect(container.textContent).toBe('');
  rerender(<TenantMark name="Mar Azul" src="/logo.webp" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/logo.webp');
});
