import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aServer, signedIn } from '../../testing/open-page.tsx';
import { queryClient } from '../api/query-client.ts';
import { AuthSessionProvider } from '../auth-session/auth-session.tsx';
import { useShortcut, useShortcutListener } from './shortcuts.ts';

type Given = { isReady: boolean; onNew: () => void };

function Page({ onNew }: Pick<Given, 'onNew'>) {
  useShortcut({ key: 'n', label: 'Novo', scope: 'page' }, onNew);
  return null;
}

function Shell({ isReady, onNew }: Given) {
  useShortcutListener();
  return isReady ? <Page onNew={onNew} /> : null;
}

const shell = (given: Given) => (
  <AuthSessionProvider>
    <QueryClientProvider client={queryClient}>
      <Shell isReady={given.isReady} onNew={given.onNew} />
    </QueryClientProvider>
  </AuthSessionProvider>
);

test.each([
  { between: 'nothing', happens: () => undefined, runs: 1 },
  { between: 'another key', happens: () => fireEvent.keyDown(document.body, { key: 'x' }), runs: 0 },
  { between: 'a press', happens: () => fireEvent.pointerDown(document.body), runs: 0 },
])(
  'a key pressed before its page is there waits for it; with $between between it runs $runs times',
  async (given) => {
    await signedIn(aServer(), { as: 'admin' });
    let runs = 0;
    const onNew = () => {
      runs += 1;
    };
    const { rerender } = render(shell({ isReady: false, onNew }));
    fireEvent.keyDown(document.body, { key: 'n' });
    given.happens();
    rerender(shell({ isReady: true, onNew }));
    expect(runs).toBe(given.runs);
    fireEvent.keyDown(document.body, { key: 'n' });
    expect(runs).toBe(given.runs + 1);
  },
);
