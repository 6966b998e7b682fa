import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useToast } from '#ui/feedback/toast.tsx';
import { useText } from '../../../../text/i18n.ts';
import { filesTexts } from './texts/texts.ts';

type Given = {
  ids: readonly string[];
  nameOf: (id: string) => string;
  onChange: (ids: string[]) => void;
};

/** The ids with one of them at another place. */
export function movedTo(ids: readonly string[], id: string, to: number): string[] {
  const others = ids.filter((each) => each !== id);
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, id);
}

/** Moves and takes out files of a field, says where one stands, and keeps the focus on it; the message takes a removal back. */
export function useFileOrder({ ids, nameOf, onChange }: Given) {
  const t = useText(filesTexts);
  const toast = useToast();
  const [said, say] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const moved = useRef<string | null>(null);
  const latest = useRef({ ids, onChange });
  latest.current = { ids, onChange };

  // Outside system: the focus, which a browser takes from an element that changes its place.
  useEffect(() => {
    if (!moved.current || !ids.includes(moved.current)) return;
    document.querySelector<HTMLButtonElement>(`[data-file="${moved.current}"] button`)?.focus();
    moved.current = null;
  }, [ids]);

  const move = (id: string, to: number) => {
    const next = movedTo(ids, id, to);
    if (next.indexOf(id) === ids.indexOf(id)) return;
    moved.current = id;
    onChange(next);
    say(t('place', { name: nameOf(id), place: next.indexOf(id) + 1, count: ids.length }));
  };
  const remove = (id: string) => {
    const at = ids.indexOf(id);
    const next = ids.filter((each) => each !== id);
    moved.current = next[Math.min(at, next.length - 1)] ?? null;
    onChange(next);
    const undo = () => {
      if (!latest.current.ids.includes(id)) latest.current.onChange(movedTo(latest.current.ids, id, at));
    };
    toast.show({ title: t('removed'), text: nameOf(id), undo });
  };
  const dragging = (id: string) => ({
    isOver: over === id && dragged !== null && dragged !== id,
    onDrag: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      setDragged(id);
    },
    onOver: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      setOver(id);
    },
    onDrop: (event: DragEvent) => {
      if (dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      move(dragged, ids.indexOf(id));
      setDragged(null);
      setOver(null);
    },
  });
  return { said, move, remove, dragging };
}
