import './styles.css';
import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { watchConnection } from '#kit/api/connectivity.ts';
import { AuthSessionProvider } from '#kit/auth-session/auth-session.tsx';
import { startAuthSession } from '#kit/auth-session/auth-session-store.ts';
import { watchPointers } from '#kit/browser/pointer.ts';
import { loadTemporal } from '#kit/browser/temporal.ts';
import { startTexts } from '#kit/text/i18n.ts';
import { followSystemTheme } from '#ui/style/theme.ts';
import { FirstPage, fetchFirstPage } from './app/start/first-page.tsx';
import { StartFailure } from './app/start/start-failure/start-failure.tsx';
import { startOutbox } from './app/start/start-outbox.ts';

async function start(root: Root): Promise<void> {
  try {
    await Promise.all([startTexts(), loadTemporal(), fetchFirstPage()]);
  } catch {
    root.render(<StartFailure />);
    return;
  }
  root.render(
    <StrictMode>
      <AuthSessionProvider>
        <FirstPage />
      </AuthSessionProvider>
    </StrictMode>,
  );
}

/** What former builds left on this device goes once the page stands. */
const sweep = () =>
  import('#kit/device/lazy/former.ts').then(({ forgetFormer }) => forgetFormer()).catch(() => undefined);

const place = document.getElementById('root');
if (place) {
  watchConnection();
  watchPointers();
  followSystemTheme();
  startAuthSession();
  startOutbox();
  void start(createRoot(place));
  setTimeout(sweep, 5_000);
}
