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
  hasFile: boolean;
  /** One is on its way: the buttons stay, so that the focus does. */
  isSending: boolean;
  onFile: (file: File) => void;
};

/** Buttons that choose a file or, on a phone, take a picture. */
export function FilePicker({ id, labelledBy, isImage, hasFile, isSending, onFile }: FilePickerProps) {
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
        {t(hasFile ? 'replaceFile' : 'chooseFile')}
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
      <HiddenInput input={files} accept={isImage ? 'image/*' : undefined} onFile={onFile} />
      {isImage && <HiddenInput input={camera} accept="image/*" capture onFile={onFile} />}
    </div>
  );
}

type HiddenInputProps = {
  input: RefObject<HTMLInputElement | null>;
  accept: string | undefined;
  capture?: boolean;
  onFile: (file: File) => void;
};

function HiddenInput({ input, accept, capture, onFile }: HiddenInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      tabIndex={-1}
      accept={accept}
      {...(capture && { capture: 'environment' })}
      onChange={(event) => {
        const file = event.target.files?.[0];
        // The same file can be chosen again.
        event.target.value = '';
        if (file) onFile(file);
      }}
    />
  );
}
