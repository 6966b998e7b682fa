import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Table, Td, Th, Tr } from '#ui/table.tsx';
import { useText } from '../i18n.ts';
import { staleMessages } from './late-messages.ts';

/** A field in which two states differ, in words. */
export type Compared = { label: string; theirs: string; mine: string };

export type StaleChoiceProps = {
  title: string;
  rows: readonly Compared[];
  /** Said under the table, such as what the other one changed besides. */
  note?: string | undefined;
  onClose: () => void;
  onUseTheirs: () => void;
  onSaveMine: () => void;
};

/** Both states side by side, and the choice between them. */
export function StaleChoice({ title, rows, note, ...act }: StaleChoiceProps) {
  const t = useText(staleMessages);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || act.onClose()}
      title={title}
      description={t(rows.length > 0 ? 'compare' : 'same')}
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
      {note && <p className="pt-3 text-muted-fg">{note}</p>}
    </Dialog>
  );
}
