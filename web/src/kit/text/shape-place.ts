/** Where a tab keeps that its texts are drawn in another shape. */
export const shapePlace = 'leme.text-shape';
