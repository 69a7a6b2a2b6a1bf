/** A drawn garment and its outline, which throws the shadow. */
export interface Piece {
  silhouette: string;
  svg: string;
}
