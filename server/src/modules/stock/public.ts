export { postMoves } from './post-moves.ts';
export { saveItem } from './save-item.ts';
