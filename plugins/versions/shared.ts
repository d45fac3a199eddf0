/**
 * Path, on the current host, of the small file that contains the newest version, for the sites of
 * older versions.
 */
export const NEWEST_PATH = '/x/versions.json';

/** The content of that file. */
export interface NewestVersion {
  /** Such as `8.12.1`. */
  version: string;
  /** Older majors with docs, newest first: `['v7']`. */
  older: string[];
}

/** The switcher's data about another version of the docs. */
export interface OtherVersion {
  /**
   * By path of a page: the ids that a hash can target, or `null` if only the build of that version
   * has them.
   */
  pages: Record<string, readonly string[] | null>;
  /** By path of a page here: its path there, if it differs. */
  renamed: Record<string, string>;
}

/** The other versions by name: `current`, `v7`. */
export type OtherVersions = Record<string, OtherVersion>;

/**
 * Sites of older versions only: by path of a page here, its path in the current docs, or `null` if
 * it has none. Pages with the same path are omitted.
 */
export interface OlderVersionData {
  moved: Record<string, string | null>;
}
