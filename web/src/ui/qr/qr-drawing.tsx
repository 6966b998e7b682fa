import { useMemo } from 'react';
import { cn } from '../style/cn.ts';
import { type Modules, pathOf } from './qr-code.ts';

type Props = { modules: Modules; name: string; className: string };

/** Black on white in every theme: cameras read nothing else as surely. */
export function QrDrawing({ modules, name, className }: Props) {
  const side = modules.length;
  const path = useMemo(() => pathOf(modules), [modules]);
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={cn('max-w-full rounded-md', className)}
    >
      <rect width={side} height={side} fill="#ffffff" />
      <path d={path} fill="#000000" />
    </svg>
  );
}
