import { act, cleanup, render, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Skeleton, type SkeletonVariant } from './skeleton.tsx';

/** As the specification names them. */
const named = ['card', 'table', 'list', 'form', 'page', 'dashboard', 'grid', 'text'] as const;
const isWhole: Exclude<SkeletonVariant, (typeof named)[number]> extends never ? true : false = true;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(named)(
  'what is on its way has a place of the form %s, which does not flash and says what it waits for [B2.9-01]',
  (variant) => {
    vi.useFakeTimers();
    const { container } = render(<Skeleton variant={variant} label="Carregando leads" />);
    const place = within(container).getByRole('status');
    expect([isWhole, place.getAttribute('aria-busy'), place.textContent]).toEqual([true, 'true', '']);
    expect(place.querySelectorAll('[aria-hidden="true"] span').length).toBeGreaterThan(2);
    act(() => vi.advanceTimersByTime(250));
    expect(place.textContent).toBe('Carregando leads');
  },
);
