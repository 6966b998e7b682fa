import { mostInvited } from '@leme/contract/access/people/users';
import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useText } from '#kit/text/i18n.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/feedback/toast.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { type Invited, textOfFile } from './read-lines.ts';
import { inviteTexts } from './texts/texts.ts';

const mostBytes = 1_000_000;

/** Whether there are more people than can be invited at once. */
export function tooMany(people: readonly unknown[]): boolean {
  return people.length > mostInvited;
}

export type LinesFieldProps = {
  text: string;
  people: readonly Invited[];
  onText: (text: string) => void;
};

/** The lines: pasted, typed, or read from a file that never leaves the browser as such. */
export function LinesField({ text, people, onText }: LinesFieldProps) {
  const t = useText(inviteTexts);
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const first = people[mostInvited];
  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > mostBytes) toast.show({ tone: 'danger', title: t('fileTooLarge') });
    else onText(textOfFile(await file.arrayBuffer()));
  };
  return (
    <div className="grid gap-2">
      <Field
        label={t('lines')}
        hint={people.length > 0 ? t('read', { count: people.length }) : t('linesHint')}
        error={
          first &&
          t('tooMany', { count: people.length, most: mostInvited, name: first.full_name || first.email })
        }
      >
        <TextArea
          rows={8}
          className="max-h-80 font-mono"
          spellCheck={false}
          placeholder={t('example')}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </Field>
      <Button size="sm" className="justify-self-start" onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {t('chooseFile')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={t('chooseFile')}
        accept=".csv,.txt,.tsv,text/csv"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
      />
    </div>
  );
}
