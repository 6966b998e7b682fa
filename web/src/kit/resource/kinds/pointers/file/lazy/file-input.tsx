import { keeperOf } from '@leme/contract/kit/resource/entity';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useFieldGroup } from '#ui/field/field.tsx';
import { cn } from '#ui/style/cn.ts';
import { useText } from '../../../../../text/i18n.ts';
import type { FieldInputProps } from '../../../../field-input/field-props.ts';
import { fieldInputTexts } from '../../../../field-input/texts/texts.ts';
import { fileAddress } from '../../../../file-address.ts';
import { ChosenFile } from '../chosen-file.tsx';
import { FilePicker } from '../file-picker.tsx';
import { UploadLine } from '../upload-line.tsx';
import { useUpload } from '../use-upload.ts';

/** A file that is dropped, pasted, chosen or photographed; it is sent at once and stored with the record. */
export function FileInput(props: FieldInputProps<string | null>) {
  const t = useText(fieldInputTexts);
  const { resource, name: fieldName, names, field, value, onChange } = props;
  const { id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } = useFieldGroup();
  const [over, setOver] = useState(false);
  const box = useRef<HTMLFieldSetElement>(null);
  const { upload, send, stop } = useUpload(props, (file) => {
    names.keep(fieldName, file.id, file.name);
    onChange(file.id);
  });
  const take = (event: DragEvent | ClipboardEvent, files: FileList | undefined) => {
    const file = files?.[0];
    if (!file || upload.state === 'sending') return;
    event.preventDefault();
    send(file);
  };
  return (
    <fieldset
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      ref={box}
      onBlur={props.onBlur}
      onPaste={(event) => take(event, event.clipboardData.files)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer.files);
      }}
      className={cn(
        'grid min-w-0 gap-2 rounded-md border border-dashed p-2',
        over ? 'border-ring bg-selected' : 'border-edge',
      )}
    >
      {value !== null && upload.state === 'idle' && (
        <ChosenFile
          href={fileAddress(keeperOf(resource), value)}
          isImage={field.accept === 'image'}
          name={names.of(fieldName, value)}
          onRemove={() => {
            onChange(null);
            box.current?.querySelector('button')?.focus();
          }}
        />
      )}
      <UploadLine upload={upload} onStop={stop} />
      <FilePicker
        id={id}
        labelledBy={labelledBy}
        isImage={field.accept === 'image'}
        label={t(value === null ? 'chooseFile' : 'replaceFile')}
        isSending={upload.state === 'sending'}
        onFiles={([file]) => file && send(file)}
      />
    </fieldset>
  );
}
