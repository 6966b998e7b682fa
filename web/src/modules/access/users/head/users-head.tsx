import { Download, Users } from 'lucide-react';
import { useMemo } from 'react';
import { useConnectivity } from '#kit/api/connectivity.ts';
import { CreateButton } from '#kit/list/create/create-button.tsx';
import { CreateKeys } from '#kit/list/create/create-keys.ts';
import { useExport } from '#kit/resource/list/export-rows.ts';
import { listTexts } from '#kit/resource/list/texts/texts.ts';
import { usePageStar } from '#kit/shell/page-star.tsx';
import { usePhoneHeader } from '#kit/shell/phone-header.ts';
import { useFormat } from '#kit/text/format.ts';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { usersTexts } from '../texts/texts.ts';
import { questionOf } from '../users.queries.ts';
import type { UsersToolsProps } from './tools.ts';

/** Title, what is done to the list as a whole, and the one primary action; on a phone the shell's header says the title. */
export function UsersHead({ search, compact, found, rights, onOpen }: UsersToolsProps) {
  const t = useText(usersTexts);
  const star = usePageStar();
  const create = () => onOpen('new');
  return (
    <div className={compact ? 'max-md:sr-only' : undefined}>
      {compact && <PhoneTitle count={found?.count} />}
      {rights.create === null && (
        <CreateKeys id="users.new" label={t('newUser')} icon="user-plus" onCreate={create} />
      )}
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        star={<span className="max-md:hidden">{star}</span>}
        actions={
          !compact && (
            <>
              <ExportButton search={search} />
              {rights.create === null && (
                <Button variant="quiet" onClick={() => onOpen('invite')}>
                  <Users aria-hidden="true" className="size-4" strokeWidth={1.75} />
                  {t('inviteSeveral')}
                </Button>
              )}
              <NewUserButton reason={rights.create} onCreate={create} />
            </>
          )
        }
      />
    </div>
  );
}

function ExportButton({ search }: Pick<UsersToolsProps, 'search'>) {
  const t = useText(listTexts);
  const { start, isBusy } = useExport('users', questionOf(search));
  const isOffline = useConnectivity() === 'offline';
  return (
    <Button variant="quiet" busy={isBusy} disabled={isOffline} onClick={start}>
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t('export')}
    </Button>
  );
}

/** Title and number of people in the phone's header. */
function PhoneTitle({ count }: { count: number | undefined }): null {
  const title = useText(usersTexts)('title');
  const { number } = useFormat();
  const text = count === undefined ? title : `${title} ${number(count)}`;
  usePhoneHeader(useMemo(() => ({ title: text }), [text]));
  return null;
}

export type NewUserButtonProps = { reason: string | null; onCreate: () => void; large?: boolean | undefined };

/** "Novo Usuário": in the title row, or at the thumb on a phone. */
export function NewUserButton(props: NewUserButtonProps) {
  return <CreateButton label={useText(usersTexts)('newUser')} {...props} />;
}
