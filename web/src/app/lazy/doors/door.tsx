import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { useText } from '#kit/text/i18n.ts';
import { buttonStyle } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useTitle } from '../../start/use-title.ts';
import { doorsTexts } from './texts/texts.ts';

export type DoorProps = { icon: ReactNode; title: string; text: string; address: string };

/** An address that opens nothing: why, what was typed, and the way back. */
export function Door({ icon, title, text, address }: DoorProps) {
  const t = useText(doorsTexts);
  useTitle(title);
  usePhoneHeader(useMemo(() => ({ title }), [title]));
  return (
    <EmptyState
      level={1}
      icon={icon}
      title={title}
      text={text}
      action={
        <Link to="/" className={buttonStyle()}>
          {t('home')}
        </Link>
      }
    >
      {address !== '' && (
        <p>
          <span className="sr-only">{t('address')} </span>
          <code className="break-all font-semibold text-fg text-sm">{address}</code>
        </p>
      )}
    </EmptyState>
  );
}
