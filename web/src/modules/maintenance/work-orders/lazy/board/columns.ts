import type { CollisionDetection, KeyboardCoordinateGetter } from '@dnd-kit/core';

/** The column a card is over, however short it is: above or below it counts, too. */
export const columnAt: CollisionDetection = ({
  collisionRect,
  pointerCoordinates,
  droppableContainers,
  droppableRects,
}) => {
  const x = pointerCoordinates?.x ?? collisionRect.left + collisionRect.width / 2;
  const byDistance = droppableContainers.flatMap((droppableContainer) => {
    const rect = droppableRects.get(droppableContainer.id);
    if (!rect) return [];
    const value = Math.max(rect.left - x, x - rect.right, 0);
    return [{ id: droppableContainer.id, data: { droppableContainer, value } }];
  });
  return byDistance.toSorted((one, other) => one.data.value - other.data.value);
};

/** Arrows carry a card to the column beside the one it is over. */
export const nextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.code];
  if (by === undefined) return event.code.startsWith('Arrow') ? currentCoordinates : undefined;
  const { droppableRects, over, collisionRect } = context;
  const columns = [...droppableRects].toSorted(([, one], [, other]) => one.left - other.left);
  const next = columns[columns.findIndex(([id]) => id === over?.id) + by];
  if (!next || !collisionRect) return currentCoordinates;
  const [, { left, width }] = next;
  return { x: left + (width - collisionRect.width) / 2, y: currentCoordinates.y };
};
