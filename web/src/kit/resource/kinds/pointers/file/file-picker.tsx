import { Camera, Upload } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { useText } from '../../../../text/i18n.ts';
import { fieldInputTexts } from '../../../field-input/texts/texts.ts';

export type FilePickerProps = {
  id: string | undefined;
  /** What the field is called, before what the button does. */
  labelledBy: string | undefined;
  isImage: boolean;
  /** What the button that chooses says. */
  label: string;
  /** Any number at once. */
  multiple?: boolean;
  /** One is on its way: the buttons stay, so that the focus does. */
  isSending: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Buttons that choose a file or, on a phone, take a picture. */
export function FilePicker({ id, labelledBy, isImage, label, multiple, ...props }: FilePickerProps) {
  const { isSending, onFiles } = props;
  const t = useText(fieldInputTexts);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Button
        id={id}
        aria-labelledby={labelledBy && id && `${labelledBy} ${id}`}
        size="sm"
        busy={isSending}
        onClick={() => files.current?.click()}
      >
        <Upload aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {label}
      </Button>
      {isImage && (
        <Button
          size="sm"
          busy={isSending}
          className="hidden pointer-coarse:inline-flex"
          onClick={() => camera.current?.click()}
        >
          <Camera aria-hidden="true" className="size-4" strokeWidth={1.75} />
          {t('takePicture')}
        </Button>
      )}
      <span className="text-muted-fg text-xs">{t(isImage ? 'imageHint' : 'fileHint')}</span>
      <HiddenInput
        input={files}
        accept={isImage ? 'image/*' : undefined}
        multiple={multiple}
        onFiles={onFiles}
      />
      {isImage && <HiddenInput input={camera} accept="image/*" capture onFiles={onFiles} />}
    </div>
  );
}

type HiddenInputProps = {
  input: RefObject<HTMLInputElement | null>;
  accept: string | undefined;
  capture?: boolean;
  multiple?: boolean | undefined;
  onFiles: (files: readonly File[]) => void;
};

function HiddenInput({ input, accept, capture, multiple, onFiles }: HiddenInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      tabIndex={-1}
      accept={accept}
      multiple={multiple}
      {...(capture && { capture: 'environment' })}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // The same file can be chosen again.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
