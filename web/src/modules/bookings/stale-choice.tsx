import { useText } from '#kit/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Table, Td, Th, Tr } from '#ui/table.tsx';
import { sessionFormMessages } from './session-form-messages.ts';

/** A field in which two states differ, in words. */
export type Compared = { label: string; theirs: string; mine: string };

export type StaleChoiceProps = {
  title: string;
  rows: readonly Compared[];
  onClose: () => void;
  onUseTheirs: () => void;
  onSaveMine: () => void;
};

/** Both states side by side, and the choice between them. */
export function StaleChoice({ title, rows, ...act }: StaleChoiceProps) {
  const t = useText(sessionFormMessages);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || act.onClose()}
      title={title}
      description={t(rows.length > 0 ? 'staleText' : 'same')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={act.onUseTheirs}>{t('useTheirs')}</Button>
          <Button variant="primary" onClick={act.onSaveMine}>
            {t('saveMine')}
          </Button>
        </>
      }
    >
      {rows.length > 0 && (
        <Table name={title} compact>
          <thead>
            <Tr>
              <Th>{t('field')}</Th>
              <Th>{t('theirs')}</Th>
              <Th>{t('mine')}</Th>
            </Tr>
          </thead>
          <tbody>
            {rows.map(({ label, theirs, mine }) => (
              <Tr key={label}>
                <Td className="text-muted-fg">{label}</Td>
                <Td className="whitespace-normal">{theirs}</Td>
                <Td className="whitespace-normal">{mine}</Td>
              </Tr>
            ))}
          </tbody>
        </Table>
      )}
    </Dialog>
  );
}
