import { useQueryClient } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { CircleX } from 'lucide-react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { guardsTexts } from './texts/texts.ts';

// A part of the program that could not be fetched is remembered as failed; only a new page asks for it again.
const isMissingCode = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|loading module/i.test(error.message);

/** "Ocorreu um erro" in place of the screen that failed; the shell around it stays. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const t = useText(guardsTexts);
  const router = useRouter();
  const queries = useQueryClient();
  const reload = () => location.reload();
  const retry = () => {
    if (isMissingCode(error)) return reload();
    // What the failed screen had read may be what broke it; nobody watches it any more.
    queries.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  return (
    <div role="alert" className="p-6 max-md:p-4">
      <EmptyState
        level={1}
        icon={<CircleX className="text-danger-text" />}
        title={t('crashed')}
        text={t('crashedText')}
        className="mx-auto max-w-110 rounded-lg border bg-surface"
        action={
          <>
            <Button onClick={reload}>{t('reload')}</Button>
            <Button variant="primary" onClick={retry}>
              {t('retry')}
            </Button>
          </>
        }
      />
    </div>
  );
}
