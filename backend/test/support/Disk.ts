/** Where a node has its data, and how the space there comes to an end. */
export interface Disk {
  /** Its DATA_DIR. */
  readonly directory: string;
  /** No file of the database grows any more. */
  fill(): Promise<void>;
  /** The database server finds no space for its log either: it ends, and cannot start. */
  runOut(): Promise<void>;
  /** There is space again. */
  free(): Promise<void>;
  /** At the end, when nobody uses it. */
  remove(): Promise<void>;
}
