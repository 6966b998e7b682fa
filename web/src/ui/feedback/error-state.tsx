import { Copy, RefreshCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { EmptyState } from './empty-state.tsx';

export type ErrorStateProps = {
  title: ReactNode;
  /** What failed and what was kept. */
  cause?: ReactNode | undefined;
  /** Number for support; shown with `labels.code` and a copy button. */
  code?: string | undefined;
  onRetry?: (() => void) | undefined;
  busy?: boolean | undefined;
  labels: { retry: string; code: string; copy: string };
  className?: string | undefined;
};

export function ErrorState({ title, cause, code, onRetry, busy, labels, className }: ErrorStateProps) {
  return (
    <div role="alert" className={className}>
      <EmptyState
        title={title}
        text={cause}
        icon={<TriangleAlert className="text-danger-text" />}
        action={
          onRetry && (
            <Button onClick={onRetry} busy={busy}>
              <RefreshCw className="size-4" strokeWidth={1.75} />
              {labels.retry}
            </Button>
          )
        }
        className="[&>:last-child]:order-1"
      >
        {code && (
          <p className="order-2 mt-2 flex items-center gap-1 text-xs">
            {labels.code} {code}
            <IconButton
              name={labels.copy}
              size="xs"
              icon={<Copy className="size-3.5" strokeWidth={1.75} />}
              onClick={() => void navigator.clipboard?.writeText(code)}
            />
          </p>
        )}
      </EmptyState>
    </div>
  );
}
