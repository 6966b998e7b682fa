import type { ManifestSession } from '@leme/contract/manifest/endpoints';
import { RefreshCw } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { ManifestMenu } from '../../../session/manifest-menu.tsx';
import { manifestTexts } from '../../../texts/texts.ts';

export type HeaderActionsProps = {
  /** The header stays the same while the session changes: what it acts on is read when it acts. */
  latest: RefObject<{
    session: () => ManifestSession | undefined;
    onRefresh: () => void;
    onCsv: (sessionId: string) => void;
  }>;
};

/** "Atualizar" and ⋮ in the header of a phone's session. */
export function HeaderActions({ latest }: HeaderActionsProps) {
  const t = useText(manifestTexts);
  const [session, setSession] = useState<ManifestSession>();
  return (
    <span
      className="flex"
      onPointerDownCapture={() => setSession(latest.current.session())}
      onFocusCapture={() => setSession(latest.current.session())}
    >
      <IconButton
        name={t('refresh')}
        className="size-12 text-fg"
        icon={<RefreshCw className="size-6" strokeWidth={1.75} />}
        onClick={() => latest.current.onRefresh()}
      />
      <ManifestMenu
        name={t('menu')}
        size="header"
        session={session}
        onCsv={(id) => latest.current.onCsv(id)}
        hasModes
      />
    </span>
  );
}
