/** The address, on the current host, of the small file that tells older sites which version is the newest. */
export const NEWEST_PATH = '/x/versions.json';

/** What that file says. */
export interface NewestVersion {
  /** Like `8.12.1`. */
  version: string;
  /** Older majors whose docs are kept, newest first: `['v7']`. */
  older: string[];
}

/** What the switcher knows of another version of the docs. */
export interface OtherVersion {
  /** By address of a page: the ids that a hash can name there, or `null` where only the build of that version knows them. */
  pages: Record<string, readonly string[] | null>;
  /** By address of a page here: its address there, where the two differ. */
  renamed: Record<string, string>;
}

/** The other versions by name: `current`, `v7`. */
export type OtherVersions = Record<string, OtherVersion>;

/** Older sites only: by address of a page here, its address in the current docs, or `null` where there is none. Pages that kept their address are left out. */
export interface OlderVersionData {
  moved: Record<string, string | null>;
}
