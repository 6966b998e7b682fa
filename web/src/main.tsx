import './styles.css';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { watchConnection } from '#kit/connectivity.ts';
import { watchFingers } from '#kit/finger.ts';
import { startTexts } from '#kit/i18n.ts';
import { SessionProvider } from '#kit/session.tsx';
import { startSession } from '#kit/session-store.ts';
import { loadTemporal } from '#kit/temporal.ts';
import { followSystemTheme } from '#ui/theme.ts';
import { FirstPage, fetchFirstPage } from './app/first-page.tsx';
import { StartFailure } from './app/start-failure.tsx';
import { startOutbox } from './app/start-outbox.ts';

async function start(root: Root): Promise<void> {
  try {
    await Promise.all([startTexts(), loadTemporal(), fetchFirstPage()]);
  } catch {
    root.render(<StartFailure onRetry={() => void start(root)} />);
    return;
  }
  root.render(
    <StrictMode>
      <SessionProvider>
        <FirstPage />
      </SessionProvider>
    </StrictMode>,
  );
}

const place = document.getElementById('root');
if (place) {
  watchConnection();
  watchFingers();
  followSystemTheme();
  startSession();
  startOutbox();
  void start(createRoot(place));
}
