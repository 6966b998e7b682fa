import { keeperOf } from '@leme/contract/kit/resource/entity';
import { labelOf } from '@leme/contract/kit/resource/labels';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { useFieldGroup } from '#ui/field/field.tsx';
import { cn } from '#ui/style/cn.ts';
import { useLocale, useText } from '../../../../../text/i18n.ts';
import type { FieldInputProps } from '../../../../field-input/field-props.ts';
import { fileAddress } from '../../../../file-address.ts';
import { FilePicker } from '../../file/file-picker.tsx';
import { FileTile } from '../file-tile.tsx';
import { GalleryPart } from '../gallery-part.tsx';
import { filesTexts } from '../texts/texts.ts';
import { UploadList } from '../upload-list.tsx';
import { useFileOrder } from '../use-file-order.ts';
import { useUploads } from '../use-uploads.ts';

/** Files that are dropped, pasted, chosen or photographed, any number at once; sent at once and stored with the record. */
export function FilesInput(props: FieldInputProps<string[]>) {
  const { resource, name, field, value, onChange, names } = props;
  const t = useText(filesTexts);
  const locale = useLocale();
  const { id, 'aria-labelledby': labelledBy, 'aria-describedby': describedBy } = useFieldGroup();
  const [isOver, setOver] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const latest = useRef(value);
  latest.current = value;
  const change = (ids: string[]) => {
    latest.current = ids;
    onChange(ids);
  };
  const isImage = field.accept === 'image';
  const uploading = useUploads({
    ...props,
    room: (field.max ?? 0) - value.length,
    onSent: (file) => {
      names.keep(name, file.id, file.name);
      change([...latest.current, file.id]);
    },
  });
  const nameOf = (file: string) => names.of(name, file) ?? labelOf(field, locale);
  const order = useFileOrder({ ids: value, nameOf, onChange: change });
  const take = (event: DragEvent | ClipboardEvent, given: FileList) => {
    if (given.length === 0) return;
    event.preventDefault();
    uploading.add([...given]);
  };
  const pictures = value.map((file) => ({
    id: file,
    href: fileAddress(keeperOf(resource), file),
    name: nameOf(file),
  }));
  return (
    <fieldset
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onBlur={props.onBlur}
      onPaste={(event) => take(event, event.clipboardData.files)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(event.dataTransfer.types.includes('Files'));
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer.files);
      }}
      className={cn(
        'grid min-w-0 gap-2 rounded-md border border-dashed p-2',
        isOver ? 'border-ring bg-selected' : 'border-edge',
      )}
    >
      {pictures.length > 0 && (
        <ol className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2">
          {pictures.map((picture, at) => (
            <FileTile
              key={picture.id}
              {...picture}
              {...order.dragging(picture.id)}
              isImage={isImage}
              place={at + 1}
              count={pictures.length}
              onOpen={() =>
                isImage ? setShown(picture.id) : window.open(picture.href, '_blank', 'noreferrer')
              }
              onMove={(to) => order.move(picture.id, to)}
              onRemove={() => order.remove(picture.id)}
            />
          ))}
        </ol>
      )}
      <UploadList uploads={uploading.uploads} onStop={uploading.stop} onAgain={uploading.again} />
      <FilePicker
        id={id}
        labelledBy={labelledBy}
        isImage={isImage}
        label={t(isImage ? 'addPictures' : 'addFiles')}
        multiple
        isSending={false}
        onFiles={uploading.add}
      />
      <span role="status" className="sr-only">
        {order.said}
      </span>
      {shown !== null && (
        <GalleryPart
          title={labelOf(field, locale)}
          pictures={pictures}
          start={shown}
          onClose={() => setShown(null)}
        />
      )}
    </fieldset>
  );
}
