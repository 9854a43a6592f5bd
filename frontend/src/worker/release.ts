/** A file of a build, kept only if it is what the build wrote. */
interface ReleaseFile {
  /** Its address; of a document the one of a page that arrives in it. */
  path: string;
  /** `sha256-…` of its content. */
  integrity: string;
}

/** What a build tells its worker of itself (vite/releaseOf.ts). */
export interface Release {
  /** Another one for other files. */
  version: string;
  /** What a visit runs comes before the documents, which are of no use without it. */
  files: readonly ReleaseFile[];
}
