import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../../testing/dom-gaps.ts';
import { startTexts } from '../../text/i18n.ts';
import { SearchField } from './search-field.tsx';
import { useDebouncedText } from './use-debounced-text.ts';

const heard: (string | undefined)[] = [];

function Search({ q }: { q?: string | undefined }) {
  const { typed, onType } = useDebouncedText(q, (text) => heard.push(text));
  return <SearchField label="Buscar barco" typed={typed} onType={onType} />;
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Buscar barco' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

beforeEach(async () => {
  await startTexts();
  heard.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('the address hears once what is typed when the typing rests, and at once at Enter', () => {
  render(<Search />);
  type('n');
  type('ne');
  expect([field().value, heard]).toEqual(['ne', []]);
  vi.advanceTimersByTime(250);
  expect(heard).toEqual(['ne']);
  type('net ');
  fireEvent.keyDown(field(), { key: 'Enter' });
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(['ne', 'net']);
});

test('Esc and × empty the field at once', () => {
  render(<Search q="netuno" />);
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect([field().value, heard]).toEqual(['', [undefined]]);
  type('sol');
  fireEvent.click(screen.getByRole('button', { name: 'Limpar busca' }));
  expect([field().value, heard]).toEqual(['', [undefined, undefined]]);
  expect(document.activeElement).toBe(field());
});

test('a step back shows what the address says; the echo of one’s own typing changes nothing', () => {
  const { rerender } = render(<Search />);
  type('ab');
  vi.advanceTimersByTime(250);
  type('abc');
  rerender(<Search q="ab" />);
  expect(field().value).toBe('abc');
  rerender(<Search q="outro" />);
  expect(field().value).toBe('outro');
});
