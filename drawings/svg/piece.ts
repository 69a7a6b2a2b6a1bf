export interface Piece {
  silhouette: string;
  svg: string;
}
