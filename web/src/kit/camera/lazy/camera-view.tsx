import type { RefObject } from 'react';
import { cn } from '#ui/style/cn.ts';

export type CameraViewProps = {
  video: RefObject<HTMLVideoElement | null>;
  hidden: boolean;
  aiming: boolean;
  aim: string;
};

/** The camera's picture with the corners one aims with. */
export function CameraView({ video, hidden, aiming, aim }: CameraViewProps) {
  return (
    <div className={cn('absolute inset-0', hidden && 'invisible')}>
      <video ref={video} muted playsInline aria-label={aim} className="size-full object-cover" />
      {aiming && (
        <>
          <div className="absolute inset-0 grid place-items-center">
            <div className="aspect-square h-3/5 rounded-lg border-4 border-surface outline-2 outline-fg" />
          </div>
          <p aria-hidden="true" className="absolute inset-x-0 bottom-2 text-center">
            <span className="rounded-sm bg-surface px-2 py-1 font-semibold text-fg text-sm">{aim}</span>
          </p>
        </>
      )}
    </div>
  );
}
