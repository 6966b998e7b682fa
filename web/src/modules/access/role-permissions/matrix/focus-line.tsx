import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Card } from '#ui/layout/card.tsx';
import { rolePermissionsTexts } from '../texts/texts.ts';

/** The matrix, and above it in one line what is known of the right under the focus or the pointer. */
export function FocusLine({ children }: { children: ReactNode }) {
  const [line, setLine] = useState<string | null>(null);
  const look = ({ target }: { target: EventTarget }) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
    setLine(cell && `${cell.getAttribute('aria-label')} · ${cell.title}`);
  };
  return (
    <Card className="rights-matrix" onFocus={look} onPointerOver={look} onBlur={() => setLine(null)}>
      <p
        aria-hidden="true"
        className="sticky top-[calc(var(--header)+var(--stripe))] z-20 flex h-10 items-center gap-4 truncate rounded-t-lg border-b bg-surface px-4 text-muted-fg text-xs print:hidden"
      >
        {line ?? <Legend />}
      </p>
      {children}
    </Card>
  );
}

function Legend() {
  const t = useText(rolePermissionsTexts);
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-full bg-info" />
        {t('legendChanged')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <span className="size-3 rounded-xs border-2 border-warning-text bg-warning-tint" />
        {t('legendPending')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Lock className="size-3" strokeWidth={2} />
        {t('legendFixed')}
      </span>
    </>
  );
}
